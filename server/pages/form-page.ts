import { createHash, randomUUID } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { hiddenNames } from '../../generated/contract/forms.ts';
import type { FormState, Renderer } from '../../generated/contract/render.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { readTarget } from '../http/address.ts';
import { clientKey } from '../http/client-key.ts';
import { sendStatusText } from '../http/plain-answers.ts';
import { isSameOriginPost } from '../http/request-checks.ts';
import { isRecord } from '../leads/check-message.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { setLimitHeaders } from '../leads/limits/limit-headers.ts';
import { notStoredText, type SiteForm } from '../site.ts';
import type { FillForm } from './fill-form.ts';
import type { MatchRoute } from './match-route.ts';
import { sendHtml } from './send-html.ts';

interface FormPageParts {
  readonly forms: readonly SiteForm[];
  readonly intake: LeadIntake;
  readonly renderer: Renderer;
  readonly fillForm: FillForm;
  readonly matchRoute: MatchRoute;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
}

// A message of maximum length takes up to nine bytes per character in this encoding.
const bodyLimit = 64 * 1024;
const keyShape = /^[\da-f-]{36}$/;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Gives each form a key, and accepts it as browsers without scripts post it: to the address of its page. */
export function createFormPages(parts: FormPageParts): Router {
  const router = Router();
  const findForm = createFinder(parts);
  router.use((request, _response, next) => next(findForm(request) ? undefined : 'router'));
  router.use(async (request, response, next) => {
    const form = request.method === 'POST' ? undefined : findForm(request);
    if (!form) return next();
    const html = await parts.fillForm(form, readTarget(request.url).search);
    await sendHtml(request, response, { status: 200, html });
  });
  router.use(refuseForeignPost(parts.siteUrl));
  router.use(express.urlencoded({ extended: false, limit: bodyLimit, inflate: false }));
  router.use(async (request, response, next) => {
    const form = findForm(request);
    if (form) await acceptForm({ ...parts, form }, request, response);
    else next();
  });
  return router;
}

/** Finds the form that a request asks for or posts. */
function createFinder({ forms, matchRoute }: FormPageParts) {
  const byPath = new Map(forms.map((form) => [form.path, form]));
  return ({ method, url }: Request): SiteForm | undefined => {
    const match = ['GET', 'HEAD', 'POST'].includes(method) ? matchRoute(url) : undefined;
    const isForm = match?.kind === 'page' && match.route.perRequest === 'form';
    return isForm ? byPath.get(match.route.canonical) : undefined;
  };
}

interface PostedParts extends FormPageParts {
  readonly form: SiteForm;
}

async function acceptForm(parts: PostedParts, request: Request, response: Response) {
  const { form, texts } = parts;
  const client = clientKey(request.ip);
  const key = keyOf(request.body);
  const intake = await parts.intake.accept({ form, body: request.body, key, client });
  if (intake.kind === 'saved') return sendToThanks(response, form.donePath);
  if (intake.kind === 'invalid') {
    const verdict = await parts.intake.countRefused(client);
    if (!verdict)
      return sendForm(parts, [request, response], { status: 422, errors: intake.errors });
    setLimitHeaders(response, verdict);
    const failure = texts.tooManyAttempts;
    return sendForm(parts, [request, response], { status: 429, errors: intake.errors, failure });
  }
  if (intake.kind === 'limited') {
    setLimitHeaders(response, intake.verdict);
    const failure = texts.tooManyMessages;
    return sendForm(parts, [request, response], { status: 429, errors: {}, failure });
  }
  response.setHeader('Retry-After', '30');
  const failure = notStoredText(texts, form);
  await sendForm(parts, [request, response], { status: 503, errors: {}, failure });
}

/**
 * The key of a posted form: its page's key combined with everything typed. Sent again, it is the same message; edited
 * in between, it is another.
 */
function keyOf(body: unknown): string | undefined {
  if (!keyShape.test(textOf(body)[hiddenNames.key] ?? '')) return undefined;
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

// 303: the browser fetches the next page with GET, and reloading that does not post again.
function sendToThanks(response: Response, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' }).end();
}

/** Shows the form again with everything that was typed, so that nothing is lost. */
async function sendForm(
  { form, renderer }: PostedParts,
  [request, response]: readonly [Request, Response],
  { status, ...state }: Omit<FormState, 'id' | 'key' | 'values'> & { readonly status: number },
): Promise<void> {
  const { [hiddenNames.key]: given = '', ...values } = textOf(request.body);
  const key = keyShape.test(given) ? given : randomUUID();
  const returned = { id: form.id, values, key, ...state };
  const { html } = await renderer.render(form.path, { form: returned });
  await sendHtml(request, response, { status, html });
}

function refuseForeignPost(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!isSameOriginPost(request, siteUrl)) return sendStatusText(response, 403);
    const isForm = formType.test(request.headers['content-type'] ?? '');
    return isForm ? next() : sendStatusText(response, 415);
  };
}

function textOf(body: unknown): Readonly<Record<string, string>> {
  const entries = isRecord(body) ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
