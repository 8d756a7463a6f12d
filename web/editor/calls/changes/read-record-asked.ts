import * as z from 'zod';
import type { Renamed } from '../../../../codegen/records/old-names.ts';
import type { Naming, Retirement } from './shown.ts';

const file = z.string().max(300);
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const name = z.string().trim().min(1).max(200);
const naming = z.strictObject({
  file,
  name,
  names: z.record(z.string().max(20), name).exactOptional(),
  slug: slug.exactOptional(),
  owner: slug.exactOptional(),
  part: z.strictObject({ noun: z.string().max(100), id: z.string().max(300) }).exactOptional(),
});
const renamed = z.strictObject({ from: name, to: name });
const path = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(40);
const retirement = z.strictObject({
  file,
  instead: z.union([
    z.strictObject({ redirect: z.string().startsWith('/').max(200) }),
    z.strictObject({ gone: z.string().trim().min(3).max(200) }),
  ]),
  decided: z
    .array(
      z.strictObject({
        file,
        path,
        decision: z.union([
          z.literal('remove'),
          z.strictObject({ use: z.string().min(1).max(2000) }),
        ]),
      }),
    )
    .max(500),
});

/** What a record is to be called; undefined if the request does not follow the rules. */
export function readNaming(body: unknown): Naming | undefined {
  return naming.safeParse(body).data;
}

/** What was called otherwise; undefined if the request does not follow the rules. */
export function readRenamed(body: unknown): Renamed | undefined {
  return renamed.safeParse(body).data;
}

/** How a record is to be retired; undefined if the request does not follow the rules. */
export function readRetirement(body: unknown): Retirement | undefined {
  return retirement.safeParse(body).data;
}

/** Whether an address can end like that. */
export function isSlug(text: string): boolean {
  return slug.safeParse(text).success;
}
