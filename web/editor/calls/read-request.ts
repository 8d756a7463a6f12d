import * as z from 'zod';
import type { Value } from '../../../codegen/edit/change.ts';
import type { FileDraft } from '../workspace/file-draft.ts';
import type { EditRequest, SeveralAsked } from './edit-request.ts';

const path = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(40);
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.string().max(20_000),
    z.number(),
    z.boolean(),
    z.array(value).max(2000),
    z.record(z.string(), value),
  ]),
);
const change = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('set'),
    path,
    value,
    order: z.array(z.string()).exactOptional(),
    around: z.array(z.array(z.string())).exactOptional(),
  }),
  z.strictObject({ does: z.literal('add'), path, value }),
  z.strictObject({ does: z.literal('remove'), path }),
  z.strictObject({ does: z.literal('move'), path, to: z.int().nonnegative() }),
  z.strictObject({ does: z.literal('comment'), path, text: z.string().max(200) }),
]);
const draft = {
  file: z.string().max(300),
  changes: z.array(z.strictObject({ change, seen: value.exactOptional() })).max(500),
};
const asked = z.strictObject({
  ...draft,
  path: path.exactOptional(),
  line: z.int().positive().exactOptional(),
  column: z.int().positive().exactOptional(),
  others: z.array(z.strictObject(draft)).max(50).exactOptional(),
  isPreviewed: z.boolean().exactOptional(),
  completes: z.string().max(300).exactOptional(),
  fix: z.string().max(2000).exactOptional(),
  address: z.string().startsWith('/').max(300).exactOptional(),
});

/** What a request asks for; undefined if it does not follow the rules. */
export function readRequest(body: unknown): EditRequest | undefined {
  return asked.safeParse(body).data;
}

const several = z.strictObject({ files: z.array(draft.file).min(1).max(500), change });
const drafts = z.array(z.strictObject(draft)).min(1).max(500);

/** One change for several files; undefined if the request does not follow the rules. */
export function readSeveral(body: unknown): SeveralAsked | undefined {
  return several.safeParse(body).data;
}

/** The drafts of several files; undefined if the request does not follow the rules. */
export function readDrafts(body: unknown): readonly FileDraft[] | undefined {
  return drafts.safeParse(body).data;
}
