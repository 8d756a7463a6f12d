import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { compile } from '../compile.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { groupAt, textsAt, valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { visitTexts } from '../model/visit-values.ts';
import { updateDerivedFiles } from '../schema/derived-files.ts';
import { chooseLanguage, languagesIn, readLanguageFile } from '../schema/language-files.ts';
import { withThingWords } from '../schema/thing-words.ts';
import type { Site } from '../site/site.ts';
import { projectSchemas } from '../testing/make-site.ts';
import { schemaNodes } from '../testing/schema-nodes.ts';
import { checkLanguage } from './check-language.ts';

const project = join(import.meta.dirname, '../..');
const schemaDir = join(project, 'schema');
const languages = languagesIn(schemaDir);
const tables = tablesOf(import.meta.filename);

/** The kayak dealer and the schemas in a folder, to change them. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'language-'));
  cpSync(join(project, 'codegen/testdata/ok/kayaks'), root, { recursive: true });
  cpSync(schemaDir, join(root, 'schema'), { recursive: true });
  return root;
}

function change(root: string, file: string, from: string, to: string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(join(root, file), after);
}

/** The default of a text that a file leaves out. */
function textOf(site: Site | undefined, source: Source, path: Path): unknown {
  const place = site?.defaults.placeOf(source, path);
  return valueAt(place?.source.data, place?.path ?? []);
}

const compileIn = (root: string) => compile({ root, schemaDir: join(root, 'schema') });

async function messagesIn(root: string): Promise<readonly string[]> {
  const { diagnostics } = await compileIn(root);
  return diagnostics.map(({ file, message }) => `${file}: ${message}`);
}

async function navigationTexts(root: string) {
  return (await compileIn(root)).site?.content.navigation?.data.texts;
}

test.each(languages)(
  'the texts in "%s" are complete, fit their places, and none is idle',
  (name) => {
    const file = readLanguageFile(schemaDir, name);
    expect(checkLanguage(file, projectSchemas).findings).toEqual([]);
  },
);

/** The texts of a language by the keys that lead to them. */
function textsByKeys(language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visitTexts(parseDocument(readLanguageFile(schemaDir, language).text).toJS(), (text, path) => {
    found.set(path.join('.'), text);
  });
  return found;
}

const english = textsByKeys('en');
const others = languages.filter((name) => name !== 'en');

/** What stands in braces, but for what is sold, which each language turns its own way. */
const placeholdersIn = (text = '') =>
  [...text.matchAll(/\{(?!(?:a )?things?\})[^}]+\}/gi)].map(([mark]) => mark).sort();

test('a thing has the English article that its sound asks for', () => {
  const read = (one: string) => withThingWords('Choose {a thing}', { one, many: '' });
  const all = tables<string>('articles');
  expect(all.map((each) => read(each.replace(/^an? /, '')))).toEqual(
    all.map((each) => `Choose ${each}`),
  );
});

test.each(others)('each text in "%s" has the placeholders of the English one', (name) => {
  const other = [...textsByKeys(name)].filter(
    ([keys, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(keys)).join(),
  );
  expect(other).toEqual([]);
});

test('no line of a French text can begin with a mark, nor end with the first one of a pair', () => {
  const broken = [...textsByKeys('fr').values()].filter((text) =>
    /(?:^|[^\u00a0])[:;!?»](?!\w)|«(?!\u00a0)/.test(text),
  );
  expect(broken).toEqual([]);
});

test.each(tables<[string, ...string[]]>('alike'))(
  'what "%s" shares with English is meant',
  (name, ...alike) => {
    const left = [...textsByKeys(name)].filter(
      ([keys, text]) =>
        /[a-z]{3}/i.test(text.replaceAll(/\{[^}]+\}/g, '')) && english.get(keys) === text,
    );
    expect([...new Set(left.map(([, text]) => text))].sort()).toEqual(alike.sort());
  },
);

test('whatever has a default may be left out', () => {
  const bothWays = projectSchemas.names.flatMap((name) =>
    schemaNodes(name, projectSchemas.named(name) ?? {}).flatMap(({ at, schema }) =>
      textsAt(schema, 'required').flatMap((key) =>
        'default' in groupAt(groupAt(schema, 'properties'), key) ? `${at}: ${key}` : [],
      ),
    ),
  );
  expect(bothWays).toEqual([]);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN-us', 'en'],
  ['it', undefined],
])('a site in %s takes the texts in %s', (language, chosen) => {
  expect(chooseLanguage(['de', 'en'], language)).toBe(chosen);
});

describe('what content leaves out', () => {
  test('is filled in, in the language of the site', async () => {
    const root = copyProject();
    expect(await navigationTexts(root)).toMatchObject({ breadcrumb: 'You are here' });
    change(root, 'content/site.yaml', 'language: en', 'language: de');
    expect(await navigationTexts(root)).toMatchObject({ breadcrumb: 'Sie sind hier' });
  });

  test('is not filled in where content says otherwise', async () => {
    const root = copyProject();
    change(root, 'content/navigation.yaml', 'texts:', 'texts:\n  menu: All pages');
    expect(await navigationTexts(root)).toMatchObject({ menu: 'All pages', close: 'Close' });
  });
});

describe('a language file', () => {
  test('without a text is at fault, not the content', async () => {
    const root = copyProject();
    change(root, 'schema/language/en.yaml', '    breadcrumb: You are here\n', '');
    expect(await messagesIn(root)).toEqual([
      expect.stringContaining('schema/language/en.yaml: the key "breadcrumb" is missing'),
    ]);
  });
});

const inItalian = `own:
  seatingCapacity: { label: { it: Posti, en: Seats }, kind: number }
  payload: { label: Carico utile, kind: number, unit: weight }
`;

describe('a language file beside the content', () => {
  const write = (root: string, language: string, text: string) => {
    mkdirSync(join(root, 'languages'));
    writeFileSync(join(root, `languages/${language}.yaml`), text);
  };

  test('says what is otherwise, and no more', async () => {
    const root = copyProject();
    write(root, 'en', 'navigation:\n  texts:\n    menu: All pages\n');
    expect(await navigationTexts(root)).toMatchObject({ menu: 'All pages', close: 'Close' });
  });

  test('has its mistakes told by its own name', async () => {
    const root = copyProject();
    write(root, 'en', 'navigation:\n  texts:\n    menus: All pages\n');
    expect(await messagesIn(root)).toEqual([
      expect.stringMatching(/^languages\/en\.yaml: unknown key "menus"/),
    ]);
  });

  test('of another language names each text that it leaves out, with the English beside it', async () => {
    const root = copyProject();
    change(root, 'content/site.yaml', 'language: en', 'language: cy');
    write(root, 'cy', 'navigation:\n  texts:\n    menu: Dewislen\n');
    const messages = await messagesIn(root);
    expect(messages).toContain(
      'languages/cy.yaml: navigation.texts.close is missing; in English: "Close"',
    );
    expect(messages.join('\n')).not.toContain('navigation.texts.menu is');
  });
});

test('what is sold is named by the two words of the dealer, or of his language', async () => {
  const root = copyProject();
  const leftOut = async () => {
    const { site } = await compileIn(root);
    const places = [...(site?.defaults.leftOut ?? [])].flatMap(([source, paths]) =>
      paths.map((path) => textOf(site, source, path)),
    );
    return places.filter((text) => /vehicle|kayak|\{things?\}/i.test(String(text)));
  };
  const usual = await leftOut();
  expect(usual.length).toBeGreaterThan(0);
  expect(usual.join()).not.toMatch(/kayak|\{thing/i);
  change(
    root,
    'content/site.yaml',
    'language: en',
    'thing: { one: kayak, many: kayaks }\nlanguage: en',
  );
  const named = await leftOut();
  expect(named.join()).toMatch(/kayaks/);
  expect(named.join()).not.toMatch(/vehicle|\{thing/i);
});

describe('a language without a file', () => {
  test('is fine if content leaves out none', async () => {
    const root = copyProject();
    change(root, 'content/site.yaml', 'language: en', 'language: it');
    const { site } = await compileIn(root);
    for (const [source, paths] of site?.defaults.leftOut ?? []) {
      const document = parseDocument(source.text);
      for (const path of paths) document.setIn(path, textOf(site, source, path));
      writeFileSync(join(root, source.file), String(document));
    }
    writeFileSync(join(root, 'content/specifications.yaml'), inItalian);
    expect(await messagesIn(root)).toEqual([]);
  });
});

test('a schema gets the English text as the default that editors show', () => {
  const root = copyProject();
  const navigation = 'schema/navigation.schema.json';
  const before = readFileSync(join(root, navigation), 'utf8');
  change(root, navigation, ',\n          "default": "Menu"', '');
  change(root, navigation, '"default": "Close"', '"default": "Shut"');
  updateDerivedFiles(join(root, 'schema'));
  expect(readFileSync(join(root, navigation), 'utf8')).toBe(before);
});
