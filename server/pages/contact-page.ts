import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { FormState, Renderer } from '../../generated/contract/render.ts';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { clientKey } from '../http/client-key.ts';
import { sendStatusText } from '../http/plain-answers.ts';
import { isSameOriginPost } from '../http/request-checks.ts';
import { isRecord } from '../leads/check-message.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { setLimitHeaders } from '../leads/limits/limit-headers.ts';
import type { ContactForm } from '../site.ts';
import type { MatchRoute } from './match-route.ts';
import { sendHtml } from './send-html.ts';

interface ContactPageParts {
  readonly contact: ContactForm;
  readonly intake: LeadIntake;
  readonly renderer: Renderer;
  readonly matchRoute: MatchRoute;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
}

// A message of the longest length takes up to nine bytes a character in this encoding.
const bodyLimit = 64 * 1024;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Takes the form as a browser without scripts posts it: to the page's own address. */
export function createContactPage(parts: ContactPageParts): Router {
  const router = Router();
  router.use(skipUnlessFormPost(parts.matchRoute), refuseForeignPost(parts.siteUrl));
  router.use(express.urlencoded({ extended: false, limit: bodyLimit, inflate: false }));
  router.use((request, response) => acceptForm(parts, request, response));
  return router;
}

async function acceptForm(parts: ContactPageParts, request: Request, response: Response) {
  const { contact, texts } = parts;
  const client = clientKey(request.ip);
  const intake = await parts.intake.accept({ body: request.body, client });
  if (intake.kind === 'saved') return sendToThanks(response, contact.donePath);
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
  const failure = texts.notStored;
  await sendForm(parts, [request, response], { status: 503, errors: {}, failure });
}

// 303: the browser asks for the next page, and a reload of it posts nothing again.
function sendToThanks(response: Response, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' }).end();
}

/** Shows the form again with everything that was typed, so that nothing is lost. */
async function sendForm(
  { renderer, matchRoute }: ContactPageParts,
  [request, response]: readonly [Request, Response],
  { status, ...state }: Omit<FormState, 'values'> & { readonly status: number },
): Promise<void> {
  const match = matchRoute(request.url);
  const url = match.kind === 'page' ? match.route.canonical : request.path;
  const { html } = await renderer.render(url, { form: { values: textOf(request.body), ...state } });
  await sendHtml(request, response, { status, html });
}

function skipUnlessFormPost(matchRoute: MatchRoute): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const match = request.method === 'POST' ? matchRoute(request.url) : undefined;
    const isForm = match?.kind === 'page' && match.route.perRequest === 'form';
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
