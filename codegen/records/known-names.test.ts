import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compile } from '../compile.ts';
import type { Kind } from '../form/field.ts';
import { formAt } from '../form/form.ts';
import { loadContent } from '../load/load.ts';
import { readPlainly } from '../parse/parse.ts';
import type { Field } from '../schema/field.ts';
import type { Site } from '../site/site.ts';
import { withKnownNames } from './known-names.ts';

const root = join(import.meta.dirname, '../testdata/ok/kayaks');
const schemaDir = join(import.meta.dirname, '../../schema');
const loaded = loadContent(root);
const file = 'content/pages/contact.yaml';
const contact = Object(readPlainly(loaded.files.find((each) => each.file === file)?.text ?? ''));

function withSections(sections: readonly unknown[]) {
  const text = stringify({ ...contact, sections: [...contact.sections, ...sections] });
  const files = loaded.files.map((each) => (each.file === file ? { ...each, text } : each));
  return compile({ root, schemaDir, loaded: { ...loaded, files } });
}

/** The kinds of sections that a page may have. */
function sectionKinds(site: Site): readonly Kind[] {
  const adapt = (field: Field, example: unknown) => withKnownNames(site, field, example);
  const { field } = formAt({ ...site, adapt }, { schema: 'page', data: contact, path: [] });
  const fields = field.input.is === 'group' ? field.input.fields : [];
  const sections = fields.find(({ path }) => path.at(-1) === 'sections');
  return sections?.input.is === 'list' ? sections.input.kinds : [];
}

test('a section begins as its example, with records and pages that this site has', async () => {
  const { site } = await withSections([]);
  if (!site) throw new Error('The dealer has no site.');
  const kinds = sectionKinds(site);
  expect(kinds.length).toBeGreaterThan(40);
  // A page has at most thirty.
  const pages = [kinds.slice(0, 15), kinds.slice(15, 30), kinds.slice(30)];
  const compiled = await Promise.all(
    pages.map((some) => withSections(some.map(({ fresh }) => fresh))),
  );
  const missing = compiled
    .flatMap(({ allDiagnostics }) => allDiagnostics)
    .filter(({ code }) => code === 'unknown-reference' || code === 'unknown-address')
    .map(({ message }) => message);
  // This dealer has no record at all of these.
  expect([...new Set(missing)].sort()).toEqual([
    'there is no calculator "impact"',
    'there is no embed "booking"',
    'there is no news "example-news"',
    'there is no rental group "four"',
  ]);
});
