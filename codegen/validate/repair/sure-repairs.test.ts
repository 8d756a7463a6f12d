// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// Which slips of the hand are repaired unasked, and to what; a repair that would be unsure is none.
import { expect, test } from 'vitest';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { fileKinds } from '../../model/nouns.ts';
import { createSchemaSet } from '../../schema/schema-set.ts';
import { checkFile } from '../check-file.ts';

const text = { type: 'string' };
const action = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'to'],
  properties: { text, to: text, icon: text },
};
const sheet = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: text,
    lines: { type: 'array', items: text },
    actions: { type: 'array', items: action },
    place: {
      type: 'object',
      additionalProperties: false,
      required: ['lat', 'lng'],
      properties: { lat: { type: 'number', maximum: 90 }, lng: { type: 'number' } },
    },
  },
};
const schemas = createSchemaSet(new Map([['sheet', sheet]]));
const [anyKind] = fileKinds;
const kind = { ...(anyKind ?? expect.fail()), schema: 'sheet' };

/** The text with its sure fix; undefined if nothing is sure. */
function repaired(written: string): string | undefined {
  const file = { file: 'content/sheet.yaml', id: 'sheet', kind, text: written };
  const [edit] = checkFile(file, schemas).diagnostics.flatMap(
    (each) => sureFixOf(each)?.edits ?? [],
  );
  return edit && written.slice(0, edit.start) + edit.text + written.slice(edit.end);
}

test.each([
  ['name A\n', 'name: A\n'],
  ['name = A\n', 'name: A\n'],
  ['name:: A\n', 'name: A\n'],
  ['name：A\n', 'name: A\n'],
  ['name: A\nplace { lat: 1, lng: 2 }\n', 'name: A\nplace: { lat: 1, lng: 2 }\n'],
  ['name: A\nplace: { lat: 1, lng: −2 }\n', 'name: A\nplace: { lat: 1, lng: -2 }\n'],
  ['name: A\nplace: 39.114, -75.747\n', 'name: A\nplace: { lat: 39.114, lng: -75.747 }\n'],
  ['name: A\nlines:\n  - One\n   - Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  - One\n - Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  - One\n    Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  - - One\n  - Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['lines: [One]\nname: A place: B\n', 'lines: [One]\nname: "A place: B"\n'],
  [
    'name: A\nactions:\n  - { text: View, Inventory, to: /a }\n',
    'name: A\nactions:\n  - { text: "View, Inventory", to: /a }\n',
  ],
  [
    'name: A\nactions:\n  - text: B\n    to: /b\n    text: C\n    to: /c\n',
    'name: A\nactions:\n  - text: B\n    to: /b\n  - text: C\n    to: /c\n',
  ],
  // The first line of an item is missing, not the dash of its second.
  ['name: A\nactions:\n  - icon: a\n    text: B\n    to: /b\n    text: C\n    to: /c\n', undefined],
  // Of two versions the good one is not yet what was meant.
  ['<<<<<<< HEAD\nname: A\n=======\nnmae: B\n>>>>>>> main\n', undefined],
  // A comma may be a decimal one, and another currency is another amount.
  ['name: A\nplace: { lat: 38,778, lng: 2 }\n', undefined],
  ['name: A\nplace: { lat: €1, lng: 2 }\n', undefined],
  ['name: A\nplace: { lat: "38,778", lng: 2 }\n', undefined],
  // A sentence on its own may be one that visitors should read.
  ['name: A\nlines: [One]\nThis is what we tell them\nplace: { lat: 1, lng: 2 }\n', undefined],
  // A comment among the lines that move stays.
  [
    'name: A\nactions:\n  - text: B\n    to: /b\n - text: C\n   # why\n   to: /c\n',
    'name: A\nactions:\n  - text: B\n    to: /b\n  - text: C\n    # why\n    to: /c\n',
  ],
  // What programs make of a dash, alone and in a whole list.
  ['name: A\nlines:\n  - One\n  – Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  - One\n  * Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  • One\n  • Two\n', 'name: A\nlines:\n  - One\n  - Two\n'],
  ['name: A\nlines:\n  * One\n\n  * Two\n', 'name: A\nlines:\n  - One\n\n  - Two\n'],
  ['name: ->\n  One text\n', 'name: >-\n  One text\n'],
  ['name: ->\n  Text of a few words.\n', 'name: >-\n  Text of a few words.\n'],
  ['name: >—\n  One text\n', 'name: >-\n  One text\n'],
  ['name: A\nlines:\n  - ->\n    One text\n', 'name: A\nlines:\n  - >-\n    One text\n'],
  // A reference at the beginning of a text lacks its sign, not quotes around the text.
  ['name: {site.name} carts\n', 'name: ${site.name} carts\n'],
  ['name: A\nlines:\n  - {site.name} carts\n', 'name: A\nlines:\n  - ${site.name} carts\n'],
  ['name: {New} carts\n', 'name: "{New} carts"\n'],
  // Commas and quotes too many, or of two kinds.
  ['name: A\nplace: { lat: 1,, lng: 2 }\n', 'name: A\nplace: { lat: 1, lng: 2 }\n'],
  ['name: A\nplace: { lat: 1, lng: 2 },\n', 'name: A\nplace: { lat: 1, lng: 2 }\n'],
  ['name: "A",\n', 'name: "A"\n'],
  ['name: "A\'\n', 'name: "A"\n'],
])('%j becomes %j', (written, wanted) => {
  expect(repaired(written)).toBe(wanted);
});
