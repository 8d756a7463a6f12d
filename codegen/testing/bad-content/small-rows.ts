// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { type BadContent, changed, sheetOf, textOf, tides } from './bad-content.ts';
import { specialFiles } from './special-files.ts';

const tables = tablesOf(import.meta.filename);
const elsewhere: readonly string[] = tables('elsewhere');

const drifter = 'vehicles/loonbay/drifter.yaml';
const skimmer = 'vehicles/loonbay/skimmer.yaml';
const home = 'pages/home.yaml';

const bombed = [...'bcdefghi'].map((name, at) => `${name}: &${name} [*${'abcdefgh'[at]}]\n`);
const bomb = sheetOf(
  'an alias bomb',
  `a: &a ["x", "x"]\n${bombed.join('')}`,
  ['1:4 anchor', ...bombed.flatMap((_, at) => [`${at + 2}:4 anchor`, `${at + 2}:8 alias`])].join(
    ', ',
  ),
);

/** One mistake in one line of a file. */
const inLine = (name: string, file: string, from: string, to: string, at: string): BadContent => ({
  name,
  files: changed(file, from, to),
  diagnostics: [`${file}:${at}`],
});

/** In the `to` of a button an external link is named, never written out; a fact may hold any text. */
const inButtons = ['//host', '/\\\\host', ...elsewhere].flatMap((to): BadContent[] => {
  const code = to.startsWith('/') ? 'unknown-address' : undefined;
  const at = `23:29 ${code ?? 'wrong-form'}`;
  const written = inLine(
    `a button to ${to}`,
    home,
    'Ask us, to: /contact',
    `Ask us, to: "${to}"`,
    at,
  );
  if (to.includes('\\')) return [written];
  const inFact = {
    name: `a button to a fact that says ${to}`,
    files: {
      ...changed(home, 'to: /contact', 'to: "${facts.tides.x}"'),
      ...tides(`x: { text: "${to}" }\n`),
    },
    diagnostics: [`${home}:23:29 ${code ?? 'wrong-link'}`],
  };
  return [written, inFact];
});

const outside = ['//host', ...elsewhere.filter((to) => to !== 'https://x.example')].map((url) =>
  inLine(
    `another site at ${url}`,
    'site.yaml',
    'https://credit.heroncove.example',
    url,
    '43:45 wrong-form',
  ),
);

const pages = tables<string>('addresses').map(
  (path): BadContent => ({
    name: `a page at ${path}`,
    files: {
      'pages/extra.yaml': textOf('pages/contact.yaml')
        .replace('path: /contact', `path: "${path}"`)
        .replace('title: ', 'title: More of '),
    },
    diagnostics: ['pages/extra.yaml:1:7 wrong-address'],
  }),
);

const own: readonly BadContent[] = [
  bomb,
  sheetOf(
    'Latin-1',
    Buffer.from('a: { days: 1 }\nb: { text: caf\u00E9 }\n', 'latin1'),
    '2:15 not-utf-8',
  ),
  sheetOf('UTF-16', Buffer.from('\uFEFFa: { count: 1 }\n', 'utf16le'), '1:1 not-utf-8'),
  {
    name: '__proto__ and constructor in a record',
    files: changed(drifter, 'id: l', '__proto__: { a: 1 }\nconstructor: 1\nid: l'),
    diagnostics: [`${drifter}:1:1 unknown-key`, `${drifter}:2:1 unknown-key`],
  },
  {
    name: 'a quote that stays open, and another file with a fault',
    files: {
      ...tides('a: { text: "x }\n'),
      ...changed('towns/knox/rockport.yaml', 'population: 3644', 'population: many'),
    },
    diagnostics: ['facts/tides.yaml:1:12 syntax', 'towns/knox/rockport.yaml:5:13 wrong-type'],
  },
  {
    name: 'a key of another name, of which the right one is missing, and a bad id',
    files: {
      [drifter]: textOf(drifter)
        .replace('price:', 'tariff:')
        .replace('id: loonbay-drifter', 'id: Loon Drifter'),
    },
    diagnostics: [`${drifter}:1:5 wrong-form`, `${drifter}:8:1 unknown-key`],
  },
  {
    name: 'a vehicle twice',
    files: {
      [skimmer]: textOf(drifter).replace('DRIFTER', 'SKIMMER').replace('[drifter]', '[skimmer]'),
    },
    diagnostics: [`${skimmer}:1:5 wrong-id`],
    names: `content/${drifter}`,
  },
  {
    name: 'an id that differs in capitals',
    files: { [skimmer]: textOf(drifter).replace('loonbay-d', 'Loonbay-D') },
    diagnostics: [`${skimmer}:1:5 duplicate-id`, `${skimmer}:1:5 wrong-form`],
    names: `content/${drifter}`,
  },
  {
    name: 'a town in two counties at one address',
    files: {
      'towns/knox/castine.yaml': textOf('towns/hancock/castine.yaml').replace(
        ': hancock',
        ': knox',
      ),
    },
    diagnostics: ['towns/knox/castine.yaml:2:7 duplicate-address'],
    names: 'content/towns/hancock/castine.yaml',
  },
];

/** What there is a rule against. */
export const smallRows: readonly BadContent[] = [
  ...tables('sheets').map(([name, text, at]) => sheetOf(name, text, at)),
  ...tables('pictures').map(([name, file, code]) =>
    inLine(
      `a picture by ${name}`,
      'pictures/pictures.yaml',
      'boats/drifter.svg',
      file,
      `5:9 ${code}`,
    ),
  ),
  ...tables('prices').map(([money, code]) =>
    inLine(`a price of ${money}`, drifter, 'money: 1450', `money: ${money}`, `9:10 ${code}`),
  ),
  ...tables('names').map(([file, code, shown = file]) => ({
    name: `a file named ${JSON.stringify(file)}`,
    files: { [file]: textOf('facts/water.yaml') },
    diagnostics: [`${shown}:1:1 ${code}`],
  })),
  ...inButtons,
  ...outside,
  ...pages,
  ...own,
  ...specialFiles,
];
