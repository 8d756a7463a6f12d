import { expect } from 'vitest';
import type { Data } from '../model/content.ts';
import { makeSite, type Records } from './make-site.ts';
import { findIn } from './run-rules.ts';

/** What is called unlikely in these records; about money an error, else a warning with a code. */
export const messagesOf = (records: Records) =>
  findIn('doubt', makeSite(records)).map(({ code, severity, message }) => {
    expect(`${severity} ${code}`).toMatch(
      /^(?:error (?:unlikely-price|starting-price|upside-down)|warning (?:unlikely-(?:figure|unit)|upside-down))$/,
    );
    return message;
  });

/** So many records. */
export const list = (count: number, make: (index: number) => Data) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, make(index)]));
