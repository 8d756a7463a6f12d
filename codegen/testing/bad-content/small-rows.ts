// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { type BadContent, changed, sheetOf, textOf, tides } from './bad-content.ts';
import { specialFiles } from './special-files.ts';

const tables = tablesOf(import.meta.filename);
const elsewhere: readonly string[] = tables('elsewhere');

const drifter = 'vehicles/loonbay/drifter.yaml';
const home = 'pages/home.yaml';

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
  sheetOf('UTF-16', Buffer.from('\uFEFFa: { count: 1 }\n', 'utf16le'), '1:1 not-utf-8'),
  ...tables<string>('members').map(
    (key): BadContent => ({
      name: `${key} in a record, in a group and as one, and a fault elsewhere`,
      files: {
        ...changed(drifter, 'id: l', `${key}: { a: 1 }\nid: l`),
        ...changed('pages/contact.yaml', 'title: Contact', `title: { ${key}: x } #`),
        ...tides(`a: { ${key}: 1 }\nb: { days: x }\n`),
      },
      diagnostics: [
        'facts/tides.yaml:1:6 unknown-key',
        'facts/tides.yaml:2:12 wrong-type',
        'pages/contact.yaml:3:8 wrong-type',
        ...(key in {} ? ['pages/contact.yaml:3:10 unknown-key'] : []),
        `${drifter}:1:1 unknown-key`,
      ],
    }),
  ),
  ...tables<string>('currencies').map(
    (code): BadContent => ({
      name: `the currency "${code}", and a fault elsewhere`,
      files: {
        ...changed('site.yaml', 'currency: CAD', `currency: "${code}"`),
        ...tides('b: { days: x }\n'),
      },
      diagnostics: ['facts/tides.yaml:1:12 wrong-type', 'site.yaml:60:11 wrong-form'],
    }),
  ),
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
