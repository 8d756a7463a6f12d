import { z } from 'zod';
import type { Notes } from '../../changes/print/notes.ts';

const text = z.string().max(4000);
const piece = z.union([
  text,
  z.strictObject({ kind: z.enum(['code', 'strong', 'gone', 'new']), text }),
]);
const cell = z.array(piece).max(400);
const part = z.strictObject({
  heading: text,
  columns: z.array(text).max(8),
  rows: z.array(z.array(cell).max(8)).max(100),
  left: z.int().min(0).max(1e7),
});
const notes: z.ZodType<Notes> = z.strictObject({
  verdict: z.array(cell).max(10),
  urgent: z.array(part).max(20),
  parts: z.array(part).max(20),
  pictures: z.array(z.strictObject({ path: text, file: text })).max(3),
});

/** The most that a run may hand over. */
export const mostBytesOfNotes = 1_000_000;

/** Reads what the run of a pull request has noted; undefined if it is anything else. */
export function readNotes(json: string): Notes | undefined {
  try {
    return notes.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
