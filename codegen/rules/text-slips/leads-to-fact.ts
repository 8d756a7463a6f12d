import { type Content, recordsOf } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { isNoun } from '../../model/nouns.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** Whether a path leads to a fact, in a template perhaps to one of the record that its page is about. */
export function leadsToFact(content: Content, path: string): boolean {
  const [way = '', reading] = path.split('@');
  const steps = [...way.split('.'), ...(reading === undefined ? [] : ['readings', reading])];
  const isFact = (value: unknown) => !['empty', 'group'].includes(readFactValue(value).kind);
  if (isFact(valueAt(factRoots(content).tree, steps))) return true;
  const [noun = '', ...rest] = steps;
  return isNoun(noun) && recordsOf(content, noun).some(({ data }) => isFact(valueAt(data, rest)));
}
