import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { hiddenNames } from '../../generated/contract/forms.ts';
import type { FormState, Renderer } from '../../generated/contract/render.ts';
import type { Resource } from '../http/resource.ts';
import { sendUnkept } from '../http/resource.ts';
import { isRecord } from '../leads/check-message.ts';
import type { FormField, SiteForm } from '../site.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderLimiter } from './render-limiter.ts';
import { createHtmlResource, sendHtml } from './send-html.ts';

/** A form that was posted. */
interface PostedForm {
  readonly form: SiteForm;
  readonly request: Request;
  readonly response: Response;
}

/** Why it comes back: without errors of its fields, what was typed does not come back either. */
export interface Reason extends Partial<Pick<FormState, 'failure' | 'errors'>> {
  readonly status: number;
}

/** Sends a form back that was not taken. */
export type ReturnForm = (posted: PostedForm, reason: Reason) => Promise<void>;

interface ReturnedFormOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly mayRender: RenderLimiter;
  /** Said when a form cannot come back with what was typed. */
  readonly busyText: (form: SiteForm) => string;
}

/**
 * Shows a form again with everything that was typed, so that nothing is lost. Rendering that costs more than all else
 * about a post: a client beyond its limits, and everybody beyond the render limit, gets the empty form with the reason
 * and the phone number, which is rendered once.
 */
export function createReturnedForms({
  renderer,
  mayRender,
  busyText,
}: ReturnedFormOptions): ReturnForm {
  const plainPages = createPageCache<Resource>(mostPlain);
  const render = async ({ path }: SiteForm, status: number, form: FormState) => ({
    ...(await renderer.render(path, { form })),
    status,
  });
  const sendPlain = async ({ form, request, response }: PostedForm, reason: Reason) => {
    const { status, failure = busyText(form) } = reason;
    const state = { id: form.id, values: {}, errors: {}, failure };
    const page = await plainPages.get(JSON.stringify([state, status]), async () =>
      createHtmlResource(await render(form, status, state)),
    );
    sendUnkept(request, response, page);
  };
  return async (posted, reason) => {
    const { form, request, response } = posted;
    const { status, errors, ...failure } = reason;
    if (!errors || !(await mayRender())) return sendPlain(posted, reason);
    const key = keyIn(request.body) ?? randomUUID();
    const state = { id: form.id, values: typedIn(request.body, form), key, errors, ...failure };
    await sendHtml(request, response, await render(form, status, state));
  };
}

// A few reasons for each form.
const mostPlain = 100;
const keyShape = /^[\da-f-]{36}$/;

/** The key that the page of a posted form held, if it is one of ours. */
export function keyIn(body: unknown): string | undefined {
  const key = isRecord(body) ? body[hiddenNames.key] : undefined;
  return typeof key === 'string' && keyShape.test(key) ? key : undefined;
}

/** What was typed, by field. More than the browser lets anybody type is cut before it is rendered. */
function typedIn(body: unknown, { fields }: SiteForm): Readonly<Record<string, string>> {
  if (!isRecord(body)) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = body[field.name];
      return typeof value === 'string' ? [[field.name, value.slice(0, mostTyped(field))]] : [];
    }),
  );
}

/** Twice what is allowed, since a text may be pasted, and since each line end is sent as two characters. */
function mostTyped({ maxLength = 100 }: FormField): number {
  return 2 * maxLength;
}
