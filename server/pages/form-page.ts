import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { thanksAddress } from '../../generated/contract/forms.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { readTarget } from '../http/address.ts';
import { clientKey } from '../http/client-key.ts';
import { isUtf8Of } from '../http/content-type.ts';
import { isSameOriginPost } from '../http/request-checks.ts';
import { sendStatusText } from '../http/text-responses.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { setLimitHeaders } from '../leads/limits/limit-headers.ts';
import { notStoredText, type SiteForm } from '../site.ts';
import type { FillForm } from './fill-form.ts';
import { matchOf } from './match-route.ts';
import { keyIn, type ReturnForm } from './returned-form.ts';
import { sendHtml } from './send-html.ts';

interface FormPageParts {
  readonly forms: readonly SiteForm[];
  readonly intake: LeadIntake;
  readonly returnForm: ReturnForm;
  readonly fillForm: FillForm;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
}

// A message of maximum length takes up to nine bytes per character in this encoding.
const bodyLimit = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** Gives each form a key, and accepts it as browsers without scripts post it: to the address of its page. */
export function createFormPages(parts: FormPageParts): Router {
  const router = Router();
  const byPath = new Map(parts.forms.map((form) => [form.path, form]));
  router.use((request, response, next) => {
    const match = matchOf(response);
    const isForm = match.kind === 'page' && match.route.perRequest === 'form';
    const form = isForm && isTaken(request) ? byPath.get(match.route.canonical) : undefined;
    if (!form) return next('router');
    response.locals.form = form;
    next();
  });
  router.use(async (request, response, next) => {
    if (request.method === 'POST') return next();
    const html = await parts.fillForm(response.locals.form, readTarget(request.url).search);
    await sendHtml(request, response, { status: 200, html });
  });
  router.use(async (request, response, next) => {
    if (await isReadable({ ...parts, form: response.locals.form }, request, response)) next();
  });
  router.use(refuseForeignPost(parts.siteUrl));
  router.use(express.urlencoded({ extended: false, limit: bodyLimit, inflate: false }));
  router.use((request, response) =>
    acceptForm({ ...parts, form: response.locals.form }, request, response),
  );
  return router;
}

function isTaken({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'POST';
}

interface PostedParts extends FormPageParts {
  readonly form: SiteForm;
}

/** Counts a post before it is read; beyond the limit it is answered without a look at it. */
async function isReadable(parts: PostedParts, request: Request, response: Response) {
  const verdict = await parts.intake.countPost(clientKey(request.ip));
  if (!verdict) return true;
  setLimitHeaders(response, verdict);
  const failure = parts.texts.tooManyAttempts;
  await parts.returnForm({ ...parts, request, response }, { status: 429, failure });
  return false;
}

async function acceptForm(parts: PostedParts, request: Request, response: Response) {
  const { form, texts, returnForm } = parts;
  const client = clientKey(request.ip);
  const posted = { form, request, response };
  const key = keyOf(request.body);
  const intake = await parts.intake.accept({ form, body: request.body, key, client });
  const notStored = notStoredText(texts, form);
  if (intake.kind === 'saved') {
    return sendToThanks(response, thanksAddress(form, form.donePath, Object(request.body)));
  }
  if (intake.kind === 'limited') {
    setLimitHeaders(response, intake.verdict);
    return returnForm(posted, { status: 429, failure: texts.tooManyMessages, errors: {} });
  }
  if (intake.kind === 'unavailable') {
    response.setHeader('Retry-After', '30');
    return returnForm(posted, { status: 503, failure: notStored, errors: {} });
  }
  const verdict = await parts.intake.countRefused(client);
  if (verdict) {
    setLimitHeaders(response, verdict);
    return returnForm(posted, { status: 429, failure: texts.tooManyAttempts });
  }
  if (intake.kind === 'invalid') return returnForm(posted, { status: 422, errors: intake.errors });
  await returnForm(posted, { status: 422, failure: notStored, errors: {} });
}

/**
 * The key of a posted form: its page's key combined with everything typed. Sent again, it is the same message; edited
 * in between, it is another.
 */
function keyOf(body: unknown): string | undefined {
  if (keyIn(body) === undefined) return undefined;
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

// 303: the browser fetches the next page with GET, and reloading that does not post again.
function sendToThanks(response: Response, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' }).end();
}

function refuseForeignPost(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!isSameOriginPost(request, siteUrl)) return sendStatusText(response, 403);
    const isForm = isUtf8Of(formType, request.headers['content-type']);
    return isForm ? next() : sendStatusText(response, 415);
  };
}
