import { isRecord, valueAt } from '../../../codegen/model/data.ts';
import { factReferencesIn } from '../../../codegen/model/fact-reference.ts';
import { factRoots } from '../../../codegen/resolve/facts/fact-roots.ts';
import { readFactValue } from '../../../codegen/resolve/facts/fact-value.ts';
import { formatFact } from '../../../codegen/resolve/facts/format-fact.ts';
import { createPrinter } from '../../../codegen/resolve/facts/printer.ts';
import type { Site } from '../../../codegen/site/site.ts';

interface Referring {
  readonly noun: string;
  readonly data: unknown;
  /** What is said about it, which may quote other references. */
  readonly messages?: unknown;
}

/** What the references in the texts of a file print, by what stands between their braces. */
export function printedReferences(
  { content }: Site,
  { noun, data, messages }: Referring,
): Readonly<Record<string, string>> {
  const { tree } = factRoots(content);
  const print = createPrinter(content.site?.data ?? {});
  const facts = { ...tree, [noun]: data };
  const printed = textsIn([data, messages])
    .flatMap(factReferencesIn)
    .map(({ path, format }) => {
      const [way = '', reading] = path.split('@');
      const steps = way.split('.');
      const value = valueAt(facts, reading === undefined ? steps : [...steps, 'readings', reading]);
      const text =
        value === undefined ? undefined : formatFact(readFactValue(value), format, print);
      return [format === undefined ? path : `${path} | ${format}`, text ?? lastWord(path)] as const;
    });
  return Object.fromEntries(printed);
}

/** A template has no value of its own: the record will give it. */
function lastWord(path: string): string {
  return path.split(/[.@]/).at(-1) ?? path;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
