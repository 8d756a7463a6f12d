import type { ZodMiniType } from 'zod/mini';

/** What every form has in common: fields of text by name. */
export type FormSchema = ZodMiniType<Record<string, string>, Record<string, string | undefined>>;

/** Names of what a posted form holds besides its fields, by which bots give themselves away. */
export const spamSignalNames = {
  /** A field hidden from people, so that only bots fill it in. */
  honeypot: 'website',
  /** The milliseconds from showing the form to sending it. */
  elapsed: 'elapsed',
} as const;
