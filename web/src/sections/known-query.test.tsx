import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Section } from '../../../generated/sections.ts';
import { atAddress } from '../shell/at-address.tsx';
import { knownQuery } from './known-query.ts';
import { prepareAllSections, SectionView } from './section-view.tsx';

// The examples of the section schemas, as the compiler hands them to the components.
const file = new URL('../../../generated/examples.json', import.meta.url);
const examples: Record<string, unknown[]> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};

const queried = globSync('schema/sections/*.schema.json').flatMap((path) => {
  const schema = JSON.parse(readFileSync(path, 'utf8'));
  const kind = basename(path, '.schema.json');
  const { query = [], queryKeys } = Object(schema['x-section']);
  const keys = Object.keys(Object(examples[kind]?.[0])[queryKeys] ?? {});
  const names: readonly string[] = [...query, ...keys];
  const sections = (examples[kind] ?? []).map((props) => ({ kind, props }) as Section);
  return names.length === 0 ? [] : sections.map((section) => ({ kind, names, section }));
});

const markup = (section: Section, search: string) =>
  renderToStaticMarkup(atAddress(`/${search}`, <SectionView section={section} />));

/** Texts that a section shows or looks for: those have as many values as there are texts. */
const texts = ['search', 'q', 'place', 'town'];

/** Every value that the example itself names, and some that may be in a field. */
function valuesIn(section: Section): readonly string[] {
  const words = JSON.stringify(section.props).match(/"(?:value|id)":"?[\w.-]+/g) ?? [];
  const named = words.map((word) => word.split(':')[1]?.replace('"', '') ?? '');
  return [...named, '0', '1', '12', '12.50', '0012', '2030-05-14', 'yes', 'name'];
}

/** A query for each parameter and value. */
function queriesOf(names: readonly string[], section: Section): readonly string[] {
  return names.flatMap((name) =>
    valuesIn(section).map((value) => `?${new URLSearchParams({ [name]: value })}`),
  );
}

describe.skipIf(queried.length === 0)('a section that reads a query', () => {
  beforeAll(prepareAllSections);

  test.each(queried)('$kind forgets values that it does not know', ({ names, section }) => {
    for (const name of names.filter((each) => !texts.includes(each))) {
      for (const value of ['x0.123', '-1', '1e999', 'gone', '<b>', '9999-99-99', ' ']) {
        const search = `?${new URLSearchParams({ [name]: value, utm_source: value })}`;
        expect([search, knownQuery(search, [section])]).toEqual([search, '']);
      }
    }
  });

  test.each(queried)('$kind shows the same for what is left of a query', ({ names, section }) => {
    // A comparison also names what is not there; in the browser, once its script has taken over.
    const refused =
      section.kind === 'vehicle-comparison' ? '' : `${names.at(-1)}=1&${names[0]}=x0.1`;
    const plain = markup(section, '');
    const shown = queriesOf(names, section).flatMap((search) =>
      ['', refused].map((other) => {
        const known = knownQuery(`${search}&${other}`, [section]);
        if (known === '') return plain;
        const found = markup(section, known);
        expect([search, other, found]).toEqual([
          search,
          other,
          markup(section, `${search}&${other}`),
        ]);
        return found;
      }),
    );
    expect(new Set(shown).size).toBeGreaterThan(1);
  });

  test.each(queried)('$kind spells what is left in one way', ({ names, section }) => {
    for (const search of queriesOf(names, section)) {
      const known = knownQuery(search, [section]);
      expect(knownQuery(known, [section])).toBe(known);
      expect(knownQuery(`${search.replace('?', '?a=1&')}&b=2`, [section])).toBe(known);
    }
  });
});
