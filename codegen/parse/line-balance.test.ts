import { describe, expect, test } from 'vitest';
import { unpairedBracket, unpairedQuote } from './line-balance.ts';

/** The line with the missing sign. */
function repaired(line: string, found: ReturnType<typeof unpairedQuote>): string {
  if (!found) return line;
  return line.slice(0, found.missingAt) + found.missing + line.slice(found.missingAt);
}

describe('a quote is missing', () => {
  test.each([
    ['{ opens: "09:00, closes: "17:00" }', '{ opens: "09:00", closes: "17:00" }'],
    ['- { text: "Emergency only }', '- { text: "Emergency only" }'],
    ['["12-25", "11-26]', '["12-25", "11-26"]'],
    ['{ to: phone:main", text: Call }', '{ to: "phone:main", text: Call }'],
    ['to: "phone:main" # it\'s 5" wide', 'to: "phone:main" # it\'s 5" wide'],
    ['{ a: "one", b: "two" }', '{ a: "one", b: "two" }'],
  ])('in %s', (line, wanted) => {
    expect(repaired(line, unpairedQuote(line))).toBe(wanted);
  });
});

describe('a bracket is missing', () => {
  test.each([
    ['- { days: mon, sat], opens: "08:00" }', '- { days: [mon, sat], opens: "08:00" }'],
    ['all: [{ seats: 2, by: price ]', 'all: [{ seats: 2, by: price} ]'],
    ['range: feet: 11, label: How far }', 'range: {feet: 11, label: How far }'],
    ['days: [mon, sat]', 'days: [mon, sat]'],
    ['text: "a ] in quotes"', 'text: "a ] in quotes"'],
  ])('in %s', (line, wanted) => {
    expect(repaired(line, unpairedBracket(line))).toBe(wanted);
  });
});
