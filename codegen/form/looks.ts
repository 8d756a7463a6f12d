import type { TextField } from '../schema/field.ts';

/** Texts with more letters than this get several lines. */
const longestLine = 200;

/**
 * The kinds of text fields, the first that fits counts. A new one is an entry here: by the name of the browser's own input,
 * such as `time`, or with a control of its own in the editor's text field.
 */
const looks = {
  date: ({ format }) => format === 'date',
  day: ({ format }) => format === 'closed-day',
  // A pattern that lets one of these pass, but nothing like it, is made for it.
  color: (text) => takes(text, '#0a1b2c') && !takes(text, 'a'),
  time: (text) => takes(text, '07:30') && !takes(text, 'a') && !takes(text, '24:01'),
  link: (text) => takes(text, '/a') && takes(text, 'phone:main'),
  paragraph: ({ longest = Number.POSITIVE_INFINITY }) => longest > longestLine,
  line: () => true,
} as const satisfies Readonly<Record<string, (text: TextField) => boolean>>;

/** What a text field looks like. */
export type Look = keyof typeof looks;

const names = Object.keys(looks) as readonly Look[];

/** What the field of a text looks like, by what its schema lets pass. */
export function lookOf(text: TextField): Look {
  return names.find((name) => looks[name](text)) ?? 'line';
}

function takes({ pattern }: TextField, text: string): boolean {
  return pattern !== undefined && new RegExp(pattern, 'u').test(text);
}
