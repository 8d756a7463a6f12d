import type { Check } from '../../link/rule.ts';
import { wordAt } from '../../schema/keywords.ts';

/** A record that another one names at a key that is mutual (`x-mutual`) names that one there as well. */
export const mutual: Check = ({ annotated, find }) =>
  annotated('x-mutual').flatMap(({ entry: { id, source }, path, value, schema }) => {
    const [noun, key] = [wordAt(schema, 'x-ref') ?? '', String(path.at(-1))];
    const other = find(noun, String(value));
    const named = other?.[key];
    if (!other || named === id) return [];
    // What is not there is reported at the other record.
    if (typeof named === 'string' && !find(noun, named)) return [];
    const message = `the ${key} "${String(value)}" does not name this ${source.noun}`;
    return [{ source, path, text: { message } }];
  });
