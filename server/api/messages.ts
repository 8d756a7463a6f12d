import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { ServerTexts } from '../../generated/contract/site.ts';
import { acceptPosts, type PostWay, type Refusal, refusePost } from '../accept-post.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { setLimitHeaders } from '../leads/limits/limit-headers.ts';
import type { ReportFault } from '../log.ts';
import { notStoredText, type SiteForm, tooMuchText } from '../site.ts';
import { isMultipart, multipart, readUploads } from '../uploads/read-uploads.ts';
import type { UploadBudget } from '../uploads/upload-budget.ts';
import { type ErrorBody, errorOf, reportOwnFault, sendError } from './json-responses.ts';

/** What the message operations need. */
export interface MessageParts {
  readonly intake: LeadIntake;
  readonly siteUrl: string;
  readonly texts: ServerTexts;
  readonly uploadBudget: UploadBudget;
  readonly reportFault: ReportFault;
}

const bodyLimit = 16 * 1024;
const keyShape = /^[\x21-\x7e]{1,255}$/;
const keyOf = (request: Request) => request.get('Idempotency-Key');

interface FormParts extends MessageParts {
  readonly form: SiteForm;
}

/** Accepts a message as JSON and answers with the id of the stored lead. */
export function postMessage(parts: FormParts): (RequestHandler | ErrorRequestHandler)[] {
  const takesFiles = tooMuchText(parts.form) !== undefined;
  const readUploadsOf: RequestHandler = (request, response, next) =>
    readUploads(way, parts.uploadBudget)(request, response, next);
  const way: PostWay = {
    ...parts,
    mediaTypes: ['application/json', ...(takesFiles ? [multipart] : [])],
    readers: [
      ...(takesFiles ? [readUploadsOf] : []),
      express.json({ type: (request) => !isMultipart(request), limit: bodyLimit, inflate: false }),
      (request, response, next) => refuseWrongKey(way, request, response, next),
    ],
    keyOf,
    uncounted: ['limited', 'unavailable'],
    sendSaved: (_request, response, { id, verdict }) => {
      setLimitHeaders(response, verdict);
      response.status(201).setHeader('Cache-Control', 'no-store').json({ ok: true, id });
    },
    sendRefusal: (_request, response, refusal) =>
      sendError(response, ...describeRefusal(refusal, parts)),
  };
  return [...acceptPosts(way), refuseUnreadable(way, parts.reportFault)];
}

async function refuseWrongKey(
  way: PostWay,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const key = keyOf(request);
  if (key === undefined || keyShape.test(key)) return next();
  const error = 'Invalid Idempotency-Key';
  await refusePost(way, request, response, { kind: 'unreadable', status: 400, error });
}

function refuseUnreadable(way: PostWay, reportFault: ReportFault): ErrorRequestHandler {
  return async (fault: unknown, request, response, next) => {
    reportOwnFault(fault, request, reportFault);
    if (response.headersSent) return next(fault);
    const { status, error } = errorOf(fault, way.form.failure);
    if (status === 500) sendError(response, status, { error });
    else await refusePost(way, request, response, { kind: 'unreadable', status, error });
  };
}

function typesOf(form: SiteForm): string {
  const json = 'application/json, in UTF-8';
  return tooMuchText(form) === undefined ? json : `${json}, or multipart/form-data`;
}

/** The status and the body that tell a refusal. */
function describeRefusal(refusal: Refusal, { texts, form }: FormParts): [number, ErrorBody] {
  switch (refusal.kind) {
    case 'too-many':
      return [429, { error: texts.tooManyAttempts }];
    case 'limited':
      return [429, { error: texts.tooManyMessages }];
    case 'unavailable':
      return [503, { error: notStoredText(texts, form) }];
    case 'foreign':
      return [403, { error: 'Posts from other sites are refused' }];
    case 'other-type':
      return [415, { error: `Content-Type must be ${typesOf(form)}` }];
    case 'conflict':
      return [422, { error: 'This Idempotency-Key belongs to another message' }];
    case 'unreadable':
      return [refusal.status, { error: refusal.error }];
    case 'invalid': {
      const [error = 'Invalid message'] = Object.values(refusal.errors);
      return [400, { error, fields: refusal.errors }];
    }
  }
}
