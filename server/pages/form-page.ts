import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { thanksAddress } from '../../generated/contract/forms.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { acceptPosts, type PostWay, type Refusal } from '../accept-post.ts';
import { readTarget } from '../http/address.ts';
import { sendStatusText } from '../http/text-responses.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { notStoredText, type SiteForm, tooMuchText } from '../site.ts';
import { multipart, readUploads } from '../uploads/read-uploads.ts';
import { noteOf, type Upload, uploadsOf } from '../uploads/upload.ts';
import type { UploadBudget } from '../uploads/upload-budget.ts';
import type { FillForm } from './fill-form.ts';
import { matchOf } from './match-route.ts';
import { keyIn, type Reason, type ReturnForm } from './returned-form.ts';
import { sendHtml } from './send-html.ts';

interface FormPageParts {
  readonly forms: readonly SiteForm[];
  readonly intake: LeadIntake;
  readonly returnForm: ReturnForm;
  readonly fillForm: FillForm;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
  readonly uploadBudget: UploadBudget;
}

// A message of maximum length takes up to nine bytes per character in this encoding.
const bodyLimit = 64 * 1024;

/** Gives each form a key, and accepts it as browsers without scripts post it: to the address of its page. */
export function createFormPages(parts: FormPageParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(goToForm);
  for (const form of parts.forms) {
    router
      .route(routeOf(form))
      .get(async (request, response) => {
        const html = await parts.fillForm(form, readTarget(request.url).search);
        await sendHtml(request, response, { status: 200, html });
      })
      .post(...acceptPosts(postsOf(form, parts)))
      .all((_request, _response, next) => next('router'));
  }
  return router;
}

/** The page of a form has one address here, however it is spelled and whichever alias it is asked by. */
const goToForm: RequestHandler = (request, response, next) => {
  const match = matchOf(response);
  if (match.kind !== 'page' || match.route.perRequest !== 'form') return next('router');
  request.url = encodeURI(match.route.canonical) + match.search;
  next();
};

/** Its address as a route in which no sign means anything else. */
function routeOf({ path }: SiteForm): string {
  return encodeURI(path).replaceAll(/[()+!:*]/g, '\\$&');
}

function postsOf(form: SiteForm, parts: FormPageParts): PostWay {
  const takesFiles = tooMuchText(form) !== undefined;
  const readUploadsOf: RequestHandler = (request, response, next) =>
    readUploads(way, parts.uploadBudget)(request, response, next);
  const way: PostWay = {
    ...parts,
    form,
    mediaTypes: ['application/x-www-form-urlencoded', ...(takesFiles ? [multipart] : [])],
    readers: [
      ...(takesFiles ? [readUploadsOf] : []),
      express.urlencoded({ extended: false, limit: bodyLimit, inflate: false }),
    ],
    keyOf: ({ body }, response) => keyOf(body, uploadsOf(response)),
    // What no page of ours has posted is not worth a page of ours.
    uncounted: ['limited', 'unavailable', 'foreign', 'other-type'],
    sendSaved: ({ body }, response) =>
      sendToThanks(response, thanksAddress(form, form.donePath, Object(body))),
    sendRefusal: (request, response, refusal) => sendBack(refusal, request, response),
  };
  return way;

  async function sendBack(refusal: Refusal, request: Request, response: Response) {
    if (refusal.kind === 'foreign') return sendStatusText(response, 403);
    if (refusal.kind === 'other-type') return sendStatusText(response, 415);
    await parts.returnForm({ form, request, response }, reasonOf(refusal, form, parts.texts));
  }
}

/** What a form that comes back says. */
function reasonOf(refusal: Refusal, form: SiteForm, texts: ServerTexts): Reason {
  switch (refusal.kind) {
    case 'too-many':
      return { status: 429, failure: texts.tooManyAttempts };
    case 'limited':
      return { status: 429, failure: texts.tooManyMessages, errors: {} };
    case 'invalid':
      return { status: 422, errors: refusal.errors };
    case 'unreadable':
      return { status: refusal.status, failure: refusal.error };
    default: {
      const status = refusal.kind === 'unavailable' ? 503 : 422;
      return { status, failure: notStoredText(texts, form), errors: {} };
    }
  }
}

/**
 * The key of a posted form: its page's key combined with everything typed. Sent again, it is the same message; edited
 * in between, it is another.
 */
function keyOf(body: unknown, uploads: readonly Upload[]): string | undefined {
  if (keyIn(body) === undefined) return undefined;
  const written = [body, ...uploads.map(noteOf)];
  const text = JSON.stringify(uploads.length > 0 ? written : body);
  return createHash('sha256').update(text).digest('base64url');
}

// 303: the browser fetches the next page with GET, and reloading that does not post again.
function sendToThanks(response: Response, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' }).end();
}
