import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { sendStatusText } from '../http/plain-answers.ts';
import { isSameOriginPost } from '../http/same-origin.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { StoreUnavailable } from '../leads/store-unavailable.ts';
import type { FindPlace } from '../pages/route-finder.ts';
import { sendHtml } from '../pages/send-html.ts';
import type { ContactForm, FormState, Renderer } from '../site.ts';
import { checkMessage, isRecord } from './check-message.ts';

interface ContactPageParts {
  readonly contact: ContactForm;
  readonly store: LeadStore;
  readonly renderer: Renderer;
  readonly findPlace: FindPlace;
  readonly siteUrl: string;
  readonly phone: string;
}

// A message of the longest length takes up to nine bytes a character in this encoding.
const bodyLimit = 64 * 1024;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Takes the form as a browser without scripts posts it: to the page's own address. */
export function createContactPage(parts: ContactPageParts): Router {
  const router = Router();
  router.use(skipUnlessFormPost(parts.findPlace), refuseForeignPost(parts.siteUrl));
  router.use(express.urlencoded({ extended: false, limit: bodyLimit, inflate: false }));
  router.use((request, response) => acceptForm(parts, request, response));
  return router;
}

async function acceptForm(parts: ContactPageParts, request: Request, response: Response) {
  const { contact, store, phone } = parts;
  const checked = checkMessage(contact.schema, request.body);
  if (!checked.isValid) return sendForm(parts, request, response, { errors: checked.errors });
  try {
    await store.save({ fields: checked.fields });
  } catch (fault) {
    if (!(fault instanceof StoreUnavailable)) throw fault;
    response.setHeader('Retry-After', '30');
    const failure = `${contact.failure}. Please call ${phone}.`;
    return sendForm(parts, request, response, { errors: {}, failure });
  }
  const headers = {
    location: contact.donePath,
    'cache-control': 'no-store',
    'content-length': '0',
  };
  response.writeHead(303, headers).end();
}

/** Shows the form again with everything that was typed, so that nothing is lost. */
async function sendForm(
  { renderer, findPlace }: ContactPageParts,
  request: Request,
  response: Response,
  state: Omit<FormState, 'values'>,
): Promise<void> {
  const place = findPlace(request.url);
  const url = place.kind === 'page' ? place.route.canonical : request.path;
  const { html } = await renderer.render(url, { form: { values: textOf(request.body), ...state } });
  await sendHtml(request, response, { status: state.failure ? 503 : 422, html });
}

function skipUnlessFormPost(findPlace: FindPlace): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const place = request.method === 'POST' ? findPlace(request.url) : undefined;
    const isForm = place?.kind === 'page' && place.route.perRequest === 'form';
    next(isForm ? undefined : 'router');
  };
}

function refuseForeignPost(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!isSameOriginPost(request, siteUrl)) return sendStatusText(request, response, 403);
    const isForm = formType.test(request.headers['content-type'] ?? '');
    return isForm ? next() : sendStatusText(request, response, 415);
  };
}

function textOf(body: unknown): Readonly<Record<string, string>> {
  const entries = isRecord(body) ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
