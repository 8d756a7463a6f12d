import { describe, expect, test } from 'vitest';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';
import { facts } from './specification/facts.ts';

const reading = startReading();

describe('without scripts', () => {
  test.for(facts)('%s says what it must', async ([page, said]) => {
    const text = textOf(await reading.html(page));
    expect(said.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});
