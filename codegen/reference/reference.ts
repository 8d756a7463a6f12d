import { stringify } from 'yaml';
import { fileKinds } from '../model/nouns.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { groupOfSection, sectionGroups } from '../schema/section-groups.ts';
import { type FieldRow, fieldRows, isOwnPage } from './fields.ts';
import { figuresPage, table } from './figures-page.ts';
import { languagePage } from './language-page.ts';

/** A page of the reference, by its path below `docs/content/`. */
export interface ReferencePage {
  readonly path: string;
  readonly text: string;
}

const sections = 'sections/';

/** The names of the schemas that have a page, by kind. */
interface Chapters {
  readonly nouns: readonly string[];
  readonly kinds: readonly string[];
  readonly parts: readonly string[];
}

/** The reference of the content for editors, made from the schemas: every noun, section kind, field, unit and format. */
export function referencePages(schemas: SchemaSet): readonly ReferencePage[] {
  const chapters = chaptersOf(schemas);
  const pages = [...chapters.nouns, ...chapters.kinds, ...chapters.parts].map((name) => ({
    path: pathOf(name),
    text: schemaPage(name, schemas),
  }));
  return [
    { path: 'README.md', text: startPage(chapters, schemas) },
    { path: figures, text: figuresPage() },
    { path: languages, text: languagePage() },
    ...pages,
  ].map(({ path, text }) => ({ path, text: `${text}\n` }));
}

const figures = 'units-and-formats.md';
const languages = 'second-language.md';

function chaptersOf({ names }: SchemaSet): Chapters {
  const nouns = [...new Set(fileKinds.map(({ schema }) => schema))];
  const kinds = names.filter((name) => name.startsWith(sections));
  // These need no page: the union of the section kinds, facts, which the page of units explains, and copy.
  const left = new Set([...nouns, ...kinds, 'section', 'fact', 'copy']);
  return { nouns, kinds, parts: names.filter((name) => isOwnPage(name) && !left.has(name)) };
}

function pathOf(name: string): string {
  if (name === 'fact') return figures;
  if (name === 'section') return 'README.md#section-kinds';
  if (name.startsWith(sections)) return `${name}.md`;
  const isNoun = fileKinds.some(({ schema }) => schema === name);
  return `${isNoun ? 'nouns' : 'parts'}/${name}.md`;
}

function startPage({ nouns, kinds, parts }: Chapters, schemas: SchemaSet): string {
  const linked = (name: string) => `[${plainName(name)}](${pathOf(name)})`;
  const described = (name: string) => schemas.field(name).description ?? '';
  return [
    '# What the content holds',
    'Every kind of file below `content/`, every kind of section and every field, with an example. This is made from the schemas by `make docs`; change it there.',
    `Prices, dates, phone numbers and opening hours: [units and formats](${figures}). Pages in [a second language](${languages}).`,
    'Sentences may have bold words (`**so**`), line breaks (`<br>`) and links: the words in brackets, and right after them, in parentheses, an address of this site, `phone:<id>`, `email:main`, `external:<id>`, `map:<id>`, or a record that has a page, such as `town:<county>/<slug>`. The fields that take them say so.',
    '## Files',
    table(
      ['Noun', 'Where', 'What it is'],
      nouns.map((name) => [linked(name), filesOf(name), described(name)]),
    ),
    '## Section kinds',
    'A page is a list of sections. Each names its `kind`:',
    ...groupsOfKinds(kinds, schemas).flatMap(([title, own]) => [
      `### ${title}`,
      table(
        ['Kind', 'Looks like', 'What it is'],
        own.map((name) => {
          const picture = `<img src="${pictureOf(name)}" alt="" width="320">`;
          return [linked(name), `[${picture}](${pathOf(name)})`, described(name)];
        }),
      ),
    ]),
    '## Parts that several of them have',
    table(
      ['Part', 'What it is'],
      parts.map((name) => [linked(name), described(name)]),
    ),
  ].join('\n\n');
}

/** The kinds of sections by what they are about. */
function groupsOfKinds(kinds: readonly string[], schemas: SchemaSet) {
  const groups = Object.entries(sectionGroups);
  return groups.map(
    ([group, title]) =>
      [title, kinds.filter((name) => groupOfSection(schemas.field(name)) === group)] as const,
  );
}

/** The picture of a section kind, from the start page. */
function pictureOf(name: string): string {
  return `pictures/${plainName(name)}.webp`;
}

function filesOf(name: string): string {
  const own = fileKinds.filter(({ schema }) => schema === name);
  return own.map(({ pattern }) => `\`content/${pattern}\``).join(', ');
}

function schemaPage(name: string, schemas: SchemaSet): string {
  const field = schemas.field(name);
  const linkTo = (other: string) => `[${plainName(other)}](../${pathOf(other)})`;
  const rows = fieldRows(field, linkTo);
  const isKind = name.startsWith(sections);
  const where = filesOf(name);
  return [
    `# ${field.title ?? name}`,
    field.description ?? '',
    ...(where ? [`In ${where}.`] : []),
    ...(isKind ? [`![How the kind ${plainName(name)} looks](../${pictureOf(name)})`] : []),
    ...(rows.length > 0 ? ['## Fields', fieldTable(rows)] : []),
    ...examplesIn(field, where !== ''),
    '[All of the content](../README.md)',
  ].join('\n\n');
}

function fieldTable(rows: readonly FieldRow[]): string {
  return table(
    ['Field', 'Takes', 'What it is'],
    rows.map(({ path, isRequired, takes, description }) => [
      `\`${path}\`${isRequired ? ' (needed)' : ''}`,
      takes,
      description,
    ]),
  );
}

/** All examples of whole files; of other parts only the first. */
function examplesIn({ examples }: Field, isFile: boolean): readonly string[] {
  const shown = isFile ? examples : examples.slice(0, 1);
  const blocks = shown.map(
    (example) => `\`\`\`yaml\n${stringify(example, { lineWidth: 100 }).trim()}\n\`\`\``,
  );
  return blocks.length === 0 ? [] : [blocks.length > 1 ? '## Examples' : '## Example', ...blocks];
}

function plainName(name: string): string {
  return name.replace(sections, '');
}
