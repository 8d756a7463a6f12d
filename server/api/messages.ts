import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { clientKey } from '../http/client-key.ts';
import { isUtf8Of } from '../http/content-type.ts';
import { isSameOriginPost } from '../http/request-checks.ts';
import type { Intake, LeadIntake } from '../leads/lead-intake.ts';
import { setLimitHeaders } from '../leads/limits/limit-headers.ts';
import type { ReportFault } from '../log.ts';
import { notStoredText, type SiteForm } from '../site.ts';
import { type ErrorBody, errorOf, reportOwnFault, sendError } from './json-responses.ts';

/** What the message operations need. */
export interface MessageParts {
  readonly intake: LeadIntake;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
  readonly reportFault: ReportFault;
}

const bodyLimit = 16 * 1024;
const keyShape = /^[\x21-\x7e]{1,255}$/;

interface FormParts extends MessageParts {
  readonly form: SiteForm;
}

/** Accepts a message as JSON and answers with the id of the stored lead. */
export function postMessage(parts: FormParts): (RequestHandler | ErrorRequestHandler)[] {
  const refuse = createRefusal(parts);
  return [
    countPost(parts),
    refuseForeignPost(parts.siteUrl, refuse),
    express.json({ type: () => true, limit: bodyLimit, inflate: false }),
    async (request: Request, response: Response) =>
      acceptMessage({ ...parts, refuse }, request, response),
    async (fault: unknown, request: Request, response: Response, next: NextFunction) => {
      reportOwnFault(fault, request, parts.reportFault);
      if (response.headersSent) return next(fault);
      const { status, error } = errorOf(fault, parts.form.failure);
      if (status === 500) sendError(response, status, { error });
      else await refuse(request, response, { status, body: { error } });
    },
  ];
}

interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
}

type Refuse = (request: Request, response: Response, refusal: Refusal) => Promise<void>;

/** Beyond so many posts of a client none is even read. */
function countPost({ intake, texts }: MessageParts): RequestHandler {
  return async (request, response, next) => {
    const verdict = await intake.countPost(clientKey(request.ip));
    if (!verdict) return next();
    setLimitHeaders(response, verdict);
    sendError(response, 429, { error: texts.tooManyAttempts });
  };
}

/** Refuses a post and counts it; past the limit for refused posts every answer is 429. */
function createRefusal({ intake, texts }: MessageParts): Refuse {
  return async (request, response, { status, body }) => {
    const verdict = await intake.countRefused(clientKey(request.ip));
    if (!verdict) return sendError(response, status, body);
    setLimitHeaders(response, verdict);
    sendError(response, 429, { error: texts.tooManyAttempts });
  };
}

function refuseForeignPost(siteUrl: string, refuse: Refuse): RequestHandler {
  return async (request, response, next) => {
    if (!isSameOriginPost(request, siteUrl)) {
      const body = { error: 'Posts from other sites are refused' };
      return refuse(request, response, { status: 403, body });
    }
    if (isUtf8Of('application/json', request.headers['content-type'])) return next();
    const body = { error: 'Content-Type must be application/json, in UTF-8' };
    await refuse(request, response, { status: 415, body });
  };
}

async function acceptMessage(
  parts: FormParts & { readonly refuse: Refuse },
  request: Request,
  response: Response,
): Promise<void> {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !keyShape.test(key)) {
    const body = { error: 'Invalid Idempotency-Key' };
    return parts.refuse(request, response, { status: 400, body });
  }
  const { form } = parts;
  const client = clientKey(request.ip);
  const intake = await parts.intake.accept({ form, body: request.body, key, client });
  if (intake.kind === 'invalid') {
    const [error = 'Invalid message'] = Object.values(intake.errors);
    return parts.refuse(request, response, { status: 400, body: { error, fields: intake.errors } });
  }
  if (intake.kind === 'conflict') {
    const body = { error: 'This Idempotency-Key belongs to another message' };
    return parts.refuse(request, response, { status: 422, body });
  }
  sendIntake(parts, response, intake);
}

function sendIntake(
  { texts, form }: FormParts,
  response: Response,
  intake: Exclude<Intake, { kind: 'invalid' | 'conflict' }>,
): void {
  if (intake.kind === 'saved') {
    setLimitHeaders(response, intake.verdict);
    const body = { ok: true, id: intake.id };
    response.status(201).setHeader('Cache-Control', 'no-store').json(body);
  } else if (intake.kind === 'limited') {
    setLimitHeaders(response, intake.verdict);
    sendError(response, 429, { error: texts.tooManyMessages });
  } else {
    response.setHeader('Retry-After', '30');
    sendError(response, 503, { error: notStoredText(texts, form) });
  }
}
