import { networkAddress } from './email-address.ts';
import { hasVisibleText, withoutInvisible } from './visible-text.ts';

const lineEnd = /\r\n|[\n\r\v\f\x85\p{Zl}\p{Zp}]/gu;

/** A text of several lines as people see it: it holds no control but tabs and line ends of one kind. */
export function seenText(text: string): string {
  return seen(text).replace(lineEnd, '\n').trim();
}

/** A text as people see it, in one line. */
export function seenLine(text: string): string {
  const lines = seen(text)
    .split(lineEnd)
    .map((line) => line.trim());
  return lines.filter(Boolean).join(' ').replace(/\s/gu, ' ');
}

/** Browsers drop the line ends of an address that is pasted. */
function seenAddress(text: string): string {
  return networkAddress(seen(text).replace(lineEnd, '').trim());
}

function seen(text: string): string {
  // Half a character cannot be stored as UTF-8; each database would replace it in its own way.
  return withoutInvisible(text).replace(/\p{Surrogate}/gu, '\ufffd');
}

type Values = Readonly<Record<string, string | undefined>>;

/** Which fields of a form are no lines. */
type Kinds = Readonly<Record<string, 'text' | 'email'>>;

/**
 * Cleans what a form was sent with, before its rules look: nobody sees what is left out, nor could have put it in on
 * purpose. What shows nothing is empty. Values that are no texts stay, for the rules to refuse.
 */
export function cleanedBy(kinds: Kinds): (input: Values) => Readonly<Record<string, unknown>> {
  // A field that is sent may be called `constructor`.
  const kindOf = (name: string) => (Object.hasOwn(kinds, name) && kinds[name]) || 'line';
  return (input) => {
    // Anybody may send anything.
    const sent: Readonly<Record<string, unknown>> = typeof input === 'string' ? {} : Object(input);
    return Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' ? cleaned(value, kindOf(name)) : value,
      ]),
    );
  };
}

const cleaners = { text: seenText, email: seenAddress, line: seenLine };

function cleaned(value: string, kind: keyof typeof cleaners): string {
  return hasVisibleText(value) ? cleaners[kind](value) : '';
}
