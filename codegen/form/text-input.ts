import { annotationsOf } from '../schema/annotations.ts';
import { wordAt } from '../schema/keywords.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { TextInput } from './field.ts';

/** Texts with more letters than this get several lines. */
const longestLine = 200;

/** How a text is given, by what its schema lets pass. */
export function textInput(whole: Schema): TextInput {
  const longest = Number(whole.maxLength ?? 2500);
  const [example] = Array.isArray(whole.examples) ? whole.examples : [];
  const names = annotationsOf(whole)['x-ref'];
  return {
    is: 'text',
    looks: lookOf(whole, longest),
    longest,
    ...(typeof example === 'string' && { example }),
    ...(names !== undefined && { names }),
  };
}

function lookOf(whole: Schema, longest: number): TextInput['looks'] {
  if (whole.format === 'date') return 'date';
  const pattern = wordAt(whole, 'pattern');
  const takes = (text: string) => pattern !== undefined && new RegExp(pattern, 'u').test(text);
  // A pattern that lets one of these pass, but nothing like it, is made for it.
  if (takes('#0a1b2c') && !takes('a')) return 'color';
  if (takes('07:30') && !takes('a') && !takes('24:01')) return 'time';
  if (takes('/a') && takes('phone:main')) return 'link';
  return longest > longestLine ? 'paragraph' : 'line';
}
