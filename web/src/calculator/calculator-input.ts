import type { SectionProps } from '../../../generated/sections.ts';

/** The calculator as content describes it. */
export type Calculator = SectionProps['impact-calculator']['calculator'];

/** What the visitor chose, with the names the address uses. */
export interface CalculatorInput {
  readonly miles: number;
  readonly usage: string;
  readonly years: number;
}

/** What stands in the fields at first. */
function defaultInput({ inputs }: Calculator): CalculatorInput {
  return {
    miles: inputs.milesPerWeek.default,
    usage: inputs.usage.default,
    years: inputs.years.default,
  };
}

/** Reads the input from a query, field by field; what is unknown or no number gets its default. */
export function readInput(query: URLSearchParams, calculator: Calculator): CalculatorInput {
  const start = defaultInput(calculator);
  const miles = Number(query.get('miles') ?? Number.NaN);
  const { usage, years } = calculator.inputs;
  return {
    miles: Number.isFinite(miles) && miles >= 0 ? miles : start.miles,
    usage: usage.options.find(({ value }) => value === query.get('usage'))?.value ?? start.usage,
    years:
      years.options.find(({ value }) => String(value) === query.get('years'))?.value ?? start.years,
  };
}

/** True when the query asks for a result, as the form without scripts does. */
export function asksForResult(query: URLSearchParams): boolean {
  return query.has('miles') || query.has('usage') || query.has('years');
}

/** The factor of a kind of use. */
export function multiplierOf(calculator: Calculator, usage: string): number {
  const found = calculator.inputs.usage.options.find(({ value }) => value === usage);
  return found?.multiplier ?? 1;
}
