import { expect, test } from 'vitest';
import { asksForResult, readForm, readInput } from './calculator-input.ts';

const option = (value: string) => ({ value, label: value, multiplier: 1 });

const calculator = {
  inputs: {
    distancePerWeek: { label: 'Miles', min: 1, max: 500, default: 25 },
    usage: { label: 'Usage', default: 'fun', options: [option('fun'), option('work')] },
    years: { label: 'Years', default: 1, options: [{ value: 1, label: '1' }] },
  },
};

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return {
    asks: asksForResult(parameters, calculator),
    input: readInput(parameters, calculator),
  };
};

test('a query with miles, usage or years asks for a result', () => {
  expect(read('miles=12.5&usage=work')).toEqual({
    asks: true,
    input: { miles: 12.5, usage: 'work', years: 1 },
  });
  expect(read('utm_source=mail').asks).toBe(false);
});

test.for(['0', '-5', '501', '1e9', 'Infinity', 'many'])(
  'miles of "%s" are refused: the field has its default and there is no result',
  (miles) => {
    expect(read(`miles=${miles}&usage=work&years=1`)).toEqual({
      asks: false,
      input: { miles: 25, usage: 'work', years: 1 },
    });
  },
);

test('a field of an address that says nothing is left out, and one of the form is refused', () => {
  expect(read('miles=&usage=work&years=')).toEqual({
    asks: true,
    input: { miles: 25, usage: 'work', years: 1 },
  });
  const form = (query: string) => readForm(new URLSearchParams(query), calculator);
  expect(form('miles=&usage=work&years=1')).toBeUndefined();
  expect(form('miles=40&usage=work&years=1')).toEqual({ miles: 40, usage: 'work', years: 1 });
});

test('a choice that is not offered is refused', () => {
  expect(read('miles=25&usage=space').asks).toBe(false);
  expect(read('miles=25&years=2').asks).toBe(false);
});
