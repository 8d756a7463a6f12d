// A file of the stock becomes units of the test dealer "lot".
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { compile } from '../compile.ts';
import { noMemo } from '../memo.ts';
import { importReport } from './import-report.ts';
import { importStock } from './import-stock.ts';

const lot = join(import.meta.dirname, '../testdata/ok/lot/content');
const schemaDir = join(import.meta.dirname, '../../schema');

const says = `
number: "Stock #"
columns:
  name: "{Year} {Make} {Model}"
  description: "A {Year} {Make} {Model}, inspected in our own shop."
  status: Status
  price.money: Price
  vin: VIN
  checked: Last seen
  specifications.year: Year
  specifications.mileage.miles: Miles
words: { Deposit: on-hold }
photos: stock
`;

const head = 'Stock #,Year,Make,Model,Status,Price,VIN,Last seen,Miles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync(lot, join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/stock-import.yaml'), says);
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Imports these rows and says what that did. */
const take = (...rows: readonly string[]) => takeFile([head, ...rows].join('\n'));

async function takeFile(text: string): Promise<string> {
  const found = await importStock(text, { root, schemaDir }, noMemo);
  if ('refused' in found) return found.refused;
  for (const { file, after = '' } of found.changes) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), after);
  }
  return importReport('stock.csv', found);
}

const left = ['h-201', 'h-202', 'h-203', 't1043', 't1045', 't1047', 't1048', 't1049'];

test('adds and changes units, keeps comments, says what is not in it, and changes nothing twice', async () => {
  const file = 'content/stock/t1042.yaml';
  const before = read(file).replace('}\n', '} # was 33,500\n');
  writeFileSync(join(root, file), `# Comes with two keys.\n${before}`);
  const rows = [
    'T1042,2019,Ford,F-150 XLT,Deposit,"$30,900",,11/26/2025,68210',
    'T-1060,2020,Mazda,CX-5 Touring,available,21700,,2025-11-25,"51,300"',
  ];
  const gone = left.map(
    (each) =>
      `not in stock.csv any more: content/stock/${each}.yaml. Write "status: sold" there, or delete it.\n`,
  );
  expect(await take(...rows)).toBe(
    `new: content/stock/t-1060.yaml\nchanged: ${file}\n${gone.join('')}1 new, 1 changed, 0 as before, 0 wrong\n`,
  );
  const expected = before
    .replace('status: available', 'status: on-hold')
    .replace('money: 31900', 'money: 30900')
    .replace('checked: 2026-11-24', 'checked: 2025-11-26')
    .replace(/description: .*/, 'description: A 2019 Ford F-150 XLT, inspected in our own shop.');
  expect(read(file)).toBe(`# Comes with two keys.\n${expected}`);
  expect(read('content/stock/t-1060.yaml')).toBe(
    [
      'name: 2020 Mazda CX-5 Touring',
      'description: A 2020 Mazda CX-5 Touring, inspected in our own shop.',
      'status: available',
      'price: { money: 21700 }',
      'checked: 2025-11-25',
      'specifications: { year: 2020, mileage: { miles: 51300 } }',
      '',
    ].join('\n'),
  );
  expect(await take(...rows)).toContain('\n0 new, 0 changed, 2 as before, 0 wrong\n');
});

test('names each bad row with its line and column, and takes the others', async () => {
  const report = await take(
    'T1061,2020,Mazda,3,available,call us,,,51300',
    'T1047,2015,Jeep',
    'T1063,2020,Mazda,3,available,9900,1C4HJXDG0FA00104,,51300',
    'T1064,2020,Mazda,5,on the way,9900,,,51300',
    ',2020,Mazda,3,available,9900,,,51300',
    'T1065,2021,Mazda,6,available,9900,,,51300',
    't1065,2021,Mazda,6,available,9900,,,51300',
  );
  expect(report.split('\n').filter((line) => line.startsWith('stock.csv:'))).toEqual([
    'stock.csv:2, column "Price": "call us" is no number',
    'stock.csv:3: it has 3 values, and there are 9 columns',
    'stock.csv:4, column "VIN": "vin" cannot be "1C4HJXDG0FA00104": it has 16 characters, not 17',
    'stock.csv:5, column "Status": "status" cannot be "on the way"',
    'stock.csv:6, column "Stock #": the stock number is missing',
    'stock.csv:8, column "Stock #": the stock number t1065 is on line 7 too',
  ]);
  expect(report).toContain('new: content/stock/t1065.yaml\n');
  expect(report).toContain('1 new, 0 changed, 0 as before, 6 wrong\n');
  expect(report).not.toContain('t1047.yaml');
});

test('finds photos by the number of the unit', async () => {
  const folder = join(root, 'content/pictures/stock');
  cpSync(join(folder, 't1042-1.jpg'), join(folder, 't1066-10.jpg'));
  cpSync(join(folder, 't1042-1.jpg'), join(folder, 't1066-2.jpg'));
  await take('T1066,2020,Mazda,3,available,9900,,,51300');
  expect(read('content/stock/t1066.yaml')).toContain(
    'photos: [stock/t1066-2.jpg, stock/t1066-10.jpg]\n',
  );
});

test('says which columns it misses', async () => {
  const found = await importStock('No,Year\nT1,2020\n', { root, schemaDir }, noMemo);
  expect(found).toEqual({
    refused:
      'The file has no column "Stock #", "Make", "Model", "Status", "Price", "VIN", "Last seen", "Miles". It has: No, Year. A name with # in it stands in quotes.',
  });
});

interface Feed {
  readonly trade: string;
  readonly specifications: string;
  readonly says: string;
  readonly rows: string;
  readonly faults: readonly string[];
  readonly units: Readonly<Record<string, string>>;
}

test.each(tablesOf(import.meta.filename)<Feed>('feeds'))(
  'takes a file of the trade in $trade',
  async ({ specifications, says: meanings, rows, faults, units }) => {
    for (const folder of ['stock', 'vehicles'])
      rmSync(join(root, 'content', folder), { recursive: true });
    for (const page of ['home', 'which-car']) rmSync(join(root, `content/pages/${page}.yaml`));
    writeFileSync(join(root, 'content/specifications.yaml'), specifications);
    writeFileSync(join(root, 'content/stock-import.yaml'), meanings);
    const report = await takeFile(rows);
    expect(report.split('\n').filter((line) => line.startsWith('stock.csv:'))).toEqual(faults);
    const files = readdirSync(join(root, 'content/stock'));
    expect(Object.fromEntries(files.map((file) => [file, read(`content/stock/${file}`)]))).toEqual(
      units,
    );
  },
);

test('says nothing of how another program spells its columns', async () => {
  const [, bikes] = tablesOf(import.meta.filename)<Feed>('feeds');
  writeFileSync(join(root, 'content/stock-import.yaml'), bikes?.says ?? '');
  const { allDiagnostics } = await compile({ root, schemaDir });
  expect(allDiagnostics.filter(({ file }) => file === 'content/stock-import.yaml')).toEqual([]);
});

test('says which mistake keeps it from knowing the columns', async () => {
  writeFileSync(join(root, 'content/stock-import.yaml'), `${says}photo: stock\n`);
  expect(await take('T1066,2020')).toMatch(
    /^content\/stock-import\.yaml:14:1: unknown key "photo"/,
  );
});
