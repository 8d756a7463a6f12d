// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// How far a figure may go before it is called unlikely, and what it is compared with.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { makeSite, type Records } from '../testing/make-site.ts';
import { findIn } from '../testing/run-rules.ts';
import { list, messagesOf } from '../testing/unlikely-messages.ts';

const tables = tablesOf(import.meta.filename);

const sheet = (facts: Data): Records => ({ pricing: { sheet: facts } });

describe('of two figures side by side', () => {
  test.each(tables('pairs'))('%s', (_what, pair, found) => {
    const places = findIn('doubt', makeSite(sheet({ deep: { down: pair } })));
    const [word] = found;
    expect(places.map(({ message }) => message.startsWith(`"${word}" is more than`))).toEqual(
      found.map(() => true),
    );
  });

  test('those in facts are compared as well', () => {
    const facts = { tides: { lowest: { feet: 9 }, highest: { feet: 3 } } };
    expect(messagesOf({ facts })).toEqual(['"lowest" is more than "highest" beside it']);
  });
});

describe('a figure of a vehicle', () => {
  const ranges = (...figures: readonly number[]): Records => ({
    vehicles: list(figures.length, (index) => ({
      specifications: { range: { miles: figures[index] }, drive: { text: 'x' } },
    })),
  });
  test.each(tables('ranges'))('%s', (_what, figures, count) => {
    expect(messagesOf(ranges(...figures))).toHaveLength(count);
  });
});

describe('a ZIP code', () => {
  const towns = (...zips: readonly (string | undefined)[]): Records => ({
    towns: list(zips.length, (index) => ({ county: 'north', zip: zips[index] })),
  });
  test.each([
    ['is compared with three others', ['04001', '04002', '05003'], 0],
    ['may be one of two regions', ['04001', '04002', '05003', '05004'], 0],
    ['may be one of three', ['04001', '04002', '05003', '06004'], 0],
    ['may be left out', ['04001', '04002', '04003', undefined], 0],
    ['is compared within its county', ['04001', '04002', '04003', '05001'], 1],
  ])('%s', (_what, zips, count) => {
    expect(messagesOf(towns(...zips))).toHaveLength(count);
  });

  test('of another county may begin otherwise', () => {
    const zips = ['04001', '04002', '04003', '05001'];
    const county = (index: number) => (index === 3 ? 'south' : 'north');
    const records = list(4, (index) => ({ county: county(index), zip: zips[index] }));
    expect(messagesOf({ towns: records })).toEqual([]);
  });
});

describe('words beside a reference', () => {
  const pricing = { fees: { mile: { money: 6 }, share: { percent: 6 }, age: { years: 18 } } };
  const page = (text: string, language: string): Records => ({
    site: { language },
    pricing,
    pages: { home: { text } },
  });
  test('are read in English alone', () => {
    expect(messagesOf(page('${pricing.fees.share} per mile', 'en-US'))).toHaveLength(1);
    expect(messagesOf(page('${pricing.fees.share} per mile', 'de'))).toEqual([]);
  });

  test.each(tables('references'))('in "%s" call for %s', (text, want) => {
    const [message] = messagesOf(page(text, 'en'));
    expect(message?.includes(want ?? '')).toBe(want === undefined ? undefined : true);
  });
});
