import type { ZodMiniType } from 'zod/mini';

/** What every form has in common: fields of text by name. */
export type FormSchema = ZodMiniType<Record<string, string>, Record<string, string | undefined>>;
