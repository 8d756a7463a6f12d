import type { TextField } from '../schema/field.ts';
import type { TextInput } from './field.ts';

/** Texts with more letters than this get several lines. */
const longestLine = 200;

/** How a text is given, by what its schema lets pass. */
export function textInput({
  annotations,
  examples,
  longest = 2500,
  ...form
}: TextField): TextInput {
  const [example] = examples;
  const names = annotations['x-ref'];
  return {
    is: 'text',
    looks: lookOf({ ...form, longest }),
    longest,
    ...(typeof example === 'string' && { example }),
    ...(names !== undefined && { names }),
  };
}

function lookOf({
  format,
  pattern,
  longest,
}: Pick<TextField, 'format' | 'pattern'> & { readonly longest: number }): TextInput['looks'] {
  if (format === 'date') return 'date';
  const takes = (text: string) => pattern !== undefined && new RegExp(pattern, 'u').test(text);
  // A pattern that lets one of these pass, but nothing like it, is made for it.
  if (takes('#0a1b2c') && !takes('a')) return 'color';
  if (takes('07:30') && !takes('a') && !takes('24:01')) return 'time';
  if (takes('/a') && takes('phone:main')) return 'link';
  return longest > longestLine ? 'paragraph' : 'line';
}
