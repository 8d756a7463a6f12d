import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { acceptedQuery, readNumber } from './read-number.ts';

/** The calculator as content describes it. */
export type Calculator = SectionProps['impact-calculator']['calculator'];

/** The inputs of a calculator. */
type WithInputs = Pick<Calculator, 'inputs'>;

/** What the visitor chose, under the names used in the address. */
export interface CalculatorInput {
  readonly miles: number;
  readonly usage: string;
  readonly years: number;
}

/** The fields' initial values. */
function defaultInput({ inputs }: WithInputs): CalculatorInput {
  return {
    miles: inputs.distancePerWeek.default,
    usage: inputs.usage.default,
    years: inputs.years.default,
  };
}

/** Reads the input from a query, field by field; a missing or invalid value gets its default. */
export function readInput(query: URLSearchParams, calculator: WithInputs): CalculatorInput {
  return { ...defaultInput(calculator), ...acceptedInput(query, calculator) };
}

/** True if the query asks for a result, as the form without scripts does, and all of its fields are valid. */
export function asksForResult(query: URLSearchParams, calculator: WithInputs): boolean {
  const asked = names.filter((name) => readQueryValue(query, name) !== undefined);
  const accepted = acceptedInput(query, calculator);
  return asked.length > 0 && asked.every((name) => name in accepted);
}

/** The input of a form; undefined if a field is empty or invalid. */
export function readForm(form: URLSearchParams, calculator: WithInputs) {
  const accepted = acceptedInput(form, calculator);
  return names.every((name) => name in accepted) ? readInput(form, calculator) : undefined;
}

const names = ['miles', 'usage', 'years'] as const;

/** The fields of a query whose miles are within the field's limits, or whose value is one of the choices. */
function acceptedInput(query: URLSearchParams, { inputs }: WithInputs): Partial<CalculatorInput> {
  const { distancePerWeek, usage, years } = inputs;
  const read = (name: string) => readQueryValue(query, name);
  const miles = readNumber(query, 'miles', distancePerWeek);
  const usageOption = usage.options.find(({ value }) => value === read('usage'));
  const yearsOption = years.options.find(({ value }) => String(value) === read('years'));
  return {
    ...(miles !== undefined && { miles }),
    ...(usageOption && { usage: usageOption.value }),
    ...(yearsOption && { years: yearsOption.value }),
  };
}

/** The part of a query that a calculator reads. */
export function calculatorQuery(query: URLSearchParams, calculator: WithInputs): string {
  const { miles, usage, years } = acceptedInput(query, calculator);
  return acceptedQuery(query, { miles, usage, years });
}

/** The factor of a kind of use. */
export function multiplierOf(calculator: Calculator, usage: string): number {
  const found = calculator.inputs.usage.options.find(({ value }) => value === usage);
  return found?.multiplier ?? 1;
}
