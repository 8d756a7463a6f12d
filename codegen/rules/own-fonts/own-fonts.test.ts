import { expect, test } from 'vitest';
import type { FontFacts } from '../../model/font-facts.ts';
import { makeSite } from '../../testing/make-site.ts';
import { errorsIn } from '../../testing/run-rules.ts';

const facts: FontFacts = {
  bytes: 20_000,
  weights: [400, 800],
  ascent: 1,
  descent: 0.25,
  lineGap: 0,
  widths: { text: 0.46, heading: 0.48 },
  letters: 'abc',
};

const told = (own: Partial<FontFacts>) => {
  const ownFonts = { text: { file: 'heron.woff2', license: 'OFL' } };
  const look = { ground: '#ffffff', ink: '#12324a', action: '#c2410c', ownFonts };
  const font = { hash: 'hash', facts: { ...facts, ...own } };
  const fonts = new Map([['content/fonts/heron.woff2', font]]);
  return errorsIn({ ...makeSite({ look }), fonts }).map(({ message }) => message);
};

test('a font that a phone has to wait for is told, with its bytes', () => {
  expect(told({})).toEqual([]);
  expect(told({ bytes: 123_456 })).toEqual([expect.stringContaining('is 123,456 bytes')]);
});
