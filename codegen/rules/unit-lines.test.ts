// The list of units follows the facts: what is new gets a line, what is gone loses it.

import { expect, test } from 'vitest';
import type { Data } from '../model/content.ts';
import { schemaOf } from '../model/nouns.ts';
import { findLinks } from '../schema/walk.ts';
import { makeSite, withText } from '../testing/make-site.ts';
import { findIn, repaired } from '../testing/run-rules.ts';

/** What is said of a list beside these facts, and the list after the repairs. */
function check(facts: Data, text: string) {
  const site = withText(makeSite({ facts: { tides: facts } }), 'units', text);
  const sheets = site.content.facts.map((entry) => {
    const links = findLinks(site.schemas, schemaOf(entry.source), entry.data);
    return { ...entry, source: { ...entry.source, links } };
  });
  const found = findIn('advice', { ...site, content: { ...site.content, facts: sheets } });
  const said = found.map(({ message, help }) => [message, help]);
  return { found: said, repaired: repaired(text, found) };
}

const line = (name: string) => `facts.tides.${name}: feet\n`;
const feet = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { feet: 9 }]));

test('a new fact gets its line where the alphabet puts it', () => {
  const { found, repaired } = check(feet('a', 'b', 'c'), line('a') + line('c'));
  expect(found).toEqual([
    [
      'the unit of this fact is not listed yet',
      'Write "facts.tides.b: feet" in content/units.yaml.',
    ],
  ]);
  expect(repaired).toBe(line('a') + line('b') + line('c'));
});

test('lines of facts that are gone are taken out, also the last without its end', () => {
  const { found, repaired } = check(feet('b'), (line('a') + line('b') + line('c')).trimEnd());
  const help = 'Remove the line. If the fact has a new name, it gets a new line.';
  expect(found).toEqual([
    ['there is no fact "facts.tides.a" any more, nor that of 1 other line', help],
  ]);
  expect(repaired).toBe(line('b'));
  expect(check(feet('b'), line('a') + line('b')).found).toEqual([
    ['there is no fact "facts.tides.a" any more', help],
  ]);
});
