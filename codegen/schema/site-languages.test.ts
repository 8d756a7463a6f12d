import { expect, test } from 'vitest';
import { languagesIn } from './site-languages.ts';

const read = (text: string) => languagesIn(() => text);

test.each([
  ['in one line', 'name: A\nlanguages: [de, en]\nurl: b\n'],
  ['over lines, with a comment between', 'languages:\n- de\n\n# the second\n- en\nurl: b\n'],
  ['with the line ends of Windows', 'name: A\r\nlanguages:\r\n  - de\r\n  - en\r\nurl: b\r\n'],
  ['before what cannot be read', 'languages: [de, en]\n"url: [\n'],
  ['after what cannot be read', 'name: [\nlanguages:\n  - de\n  - en'],
])('the languages of a site are read %s', (_how, text) => {
  expect(read(text)).toEqual(['de', 'en']);
});

test.each(['name: A\n', 'languages: [de]\n', 'languages: [\n', 'languages: de\n'])(
  'a site has one language with %j',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);
