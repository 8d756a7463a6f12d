import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { NounTypes } from '../../generated/content.ts';
import { isRefusal } from '../edit/change.ts';
import { editText, readEdited } from '../edit/edit-text.ts';
import { valueAt } from '../model/data.ts';
import { pictureFolder } from '../model/picture-uses.ts';
import { propertiesOf } from '../schema/field.ts';
import type { Site } from '../site/site.ts';
import { stockNumberOf } from '../site/units-as-vehicles.ts';
import type { Row, RowFault } from './read-rows.ts';
import { type UnitValue, unitValues } from './unit-values.ts';

/** A unit as a row has it. */
export interface ReadUnit {
  readonly file: string;
  readonly row: Row;
  readonly values: readonly UnitValue[];
  readonly before: string | undefined;
  readonly after: string;
}

/** Where units are read into. */
interface Here {
  readonly site: Site;
  readonly textOf: (file: string) => string | undefined;
  readonly root: string;
}

type Import = NounTypes['stock-import'];

/** The units of all rows, the files that these name, and what is wrong with the others. */
export function readUnits(rows: readonly Row[], says: Import, here: Here) {
  const faults: RowFault[] = [];
  const units: ReadUnit[] = [];
  const lines = new Map<string, number>();
  const photos = photosIn(says.photos, here.root);
  for (const row of rows) {
    const number = row.values[says.number] ?? '';
    const file = fileOf(number, here.site);
    const fault = (message: string) =>
      faults.push({ line: row.line, column: says.number, message });
    const first = lines.get(file);
    lines.set(file, first ?? row.line);
    if (number === '') fault('the stock number is missing');
    else if (first !== undefined) fault(`the stock number ${number} is on line ${first} too`);
    else {
      const read = unitValues(row, says, here.site);
      const values = [
        ...numberOf(number, file, says),
        ...read.values,
        ...photosOf(file, photos, says),
      ];
      const before = here.textOf(file);
      const after = withValues(before ?? '', values, here.site);
      faults.push(...read.faults);
      if (after === undefined) fault(`${file} cannot be changed here: correct it first`);
      else if (read.faults.length === 0) units.push({ file, row, values, before, after });
    }
  }
  return { units, named: new Set(lines.keys()), faults };
}

/** The file that a row is about. */
export function fileOfRow({ values }: Row, says: Import, { site }: Pick<Here, 'site'>): string {
  return fileOf(values[says.number] ?? '', site);
}

/** The file of the unit with a number, whatever it is called, or that of a new one. */
function fileOf(number: string, { content }: Site): string {
  const known = content.stock.find(
    (each) => stockNumberOf(each).toUpperCase() === number.toUpperCase(),
  );
  const words = number.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return known?.source.file ?? `content/stock/${words.join('-')}.yaml`;
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** The stock number, unless the name of the file says it. */
function numberOf(number: string, file: string, says: Import): readonly UnitValue[] {
  if (nameOf(file).toUpperCase() === number) return [];
  return [{ path: ['stockNumber'], value: number, column: says.number }];
}

function photosIn(folder: string | undefined, root: string): readonly string[] {
  if (folder === undefined) return [];
  try {
    const names = readdirSync(join(root, pictureFolder, folder));
    return names.sort(new Intl.Collator('en', { numeric: true }).compare);
  } catch {
    return [];
  }
}

/** The photos that are called by the number of a unit. */
function photosOf(file: string, all: readonly string[], says: Import): readonly UnitValue[] {
  const id = nameOf(file);
  const own = all.filter((name) => name.startsWith(`${id}-`) || name.startsWith(`${id}.`));
  const value = own.map((name) => `${says.photos}/${name}`);
  return own.length > 0 ? [{ path: ['photos'], value, column: says.number }] : [];
}

/** The text of a unit with the values of its row; undefined if it has a mistake. What is there already is not touched. */
function withValues(text: string, values: readonly UnitValue[], { schemas }: Site) {
  const order = [...propertiesOf(schemas.field('unit')).keys()];
  const rank = ({ path: [key] }: UnitValue) => order.indexOf(String(key));
  let current = text;
  for (const { path, value } of values.toSorted((one, other) => rank(one) - rank(other))) {
    const data = readEdited(current);
    if (data === undefined) return undefined;
    const old = valueAt(data, path);
    if (isDeepStrictEqual(old, value)) continue;
    const around = path.length > 1 ? { around: [order] } : { order };
    const edited = editText(current, { does: 'set', path, value, ...around });
    if (isRefusal(edited)) return undefined;
    current = edited.text;
  }
  return current;
}
