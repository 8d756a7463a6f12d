import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';

/** The initial value of a calculator is one of its choices. */
export const rule: Rule = {
  code: 'wrong-default',
  phase: 'error',
  check: ({ site }) =>
    site.content.calculators.flatMap((calculator) => {
      const inputs = isRecord(calculator.data.inputs) ? calculator.data.inputs : {};
      return Object.entries(inputs).flatMap(([name, input]) =>
        inputFindings(calculator, name, input),
      );
    }),
};

function inputFindings({ source }: Entry, name: string, input: unknown): RuleFinding[] {
  if (!isRecord(input)) return [];
  const { default: first, options, min, max } = input;
  const isChoice = Array.isArray(options)
    ? options.some((option) => isRecord(option) && option.value === first)
    : Number(first) >= Number(min) && Number(first) <= Number(max);
  if (isChoice) return [];
  const among = Array.isArray(options) ? 'its options' : 'its range';
  const message = `the default "${String(first)}" of "${name}" is not in ${among}`;
  const atField = `It begins with “${String(first)}”, which is not in ${among}.`;
  return [{ source, path: ['inputs', name, 'default'], message, atField }];
}
