import { expect, test } from 'vitest';
import { fixingText } from './fixes.ts';

const cases: readonly [text: string, from: string, to: string, fixed: string][] = [
  ['email:mai', 'mai', 'main', 'email:main'],
  ['susex-county/susex', 'susex', 'sussex', 'sussex-county/susex'],
  ['county:susex', 'susex', 'sussex', 'county:sussex'],
  ['ab', 'b', 'c', 'ac'],
];

test.each(cases)(
  'in %s the name %s becomes %s where it stands by itself',
  (text, from, to, fixed) => {
    const written = { file: 'content/site.yaml', text: `to: ${text}\n` };
    const span = { start: 4, end: 4 + text.length };
    const { fixes = [] } = fixingText(written, span, { from, to: { word: to, isSure: true } });
    const [edit] = fixes.flatMap(({ edits }) => edits);
    const { start = 0, end = 0, text: own = '' } = edit ?? {};
    expect(written.text.slice(0, start) + own + written.text.slice(end)).toBe(`to: ${fixed}\n`);
  },
);
