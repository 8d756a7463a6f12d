import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { checkMessage } from '../contact/check-message.ts';
import { isSameOriginPost } from '../http/same-origin.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { StoreUnavailable } from '../leads/store-unavailable.ts';
import type { ContactForm } from '../site.ts';
import { createJsonFaultHandler, refuseOtherMethods, sendError } from './json-answers.ts';

/** What the contact call needs. */
export interface ContactParts {
  readonly contact: ContactForm;
  readonly store: LeadStore;
  readonly siteUrl: string;
  readonly phone: string;
  readonly reportFault: (fault: unknown) => void;
}

const bodyLimit = 16 * 1024;
const jsonType = /^application\/json\s*(?:;|$)/i;
const keyShape = /^[\x21-\x7e]{1,255}$/;

/** Takes a contact message as JSON and answers with the id of the stored lead. */
export function createContactRouter(parts: ContactParts): Router {
  const router = Router();
  router
    .route('/')
    .post(
      refuseForeignPost(parts.siteUrl),
      express.json({ type: () => true, limit: bodyLimit, inflate: false }),
      (request, response) => acceptMessage(parts, request, response),
    )
    .all(refuseOtherMethods('POST'));
  router.use(createJsonFaultHandler(parts.contact.failure, parts.reportFault));
  return router;
}

function refuseForeignPost(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (!isSameOriginPost(request, siteUrl)) {
      return sendError(response, 403, { error: 'Posts from other sites are refused' });
    }
    if (jsonType.test(request.headers['content-type'] ?? '')) return next();
    sendError(response, 415, { error: 'Content-Type must be application/json' });
  };
}

async function acceptMessage(parts: ContactParts, request: Request, response: Response) {
  const checked = checkMessage(parts.contact.schema, request.body);
  if (!checked.isValid) {
    const [error = 'Invalid message'] = Object.values(checked.errors);
    return sendError(response, 400, { error, fields: checked.errors });
  }
  const key = request.get('Idempotency-Key');
  if (key !== undefined && !keyShape.test(key)) {
    return sendError(response, 400, { error: 'Invalid Idempotency-Key' });
  }
  const saved = await save(parts, { fields: checked.fields, key });
  if (saved === 'unavailable') {
    response.setHeader('Retry-After', '30');
    sendError(response, 503, { error: `${parts.contact.failure}. Please call ${parts.phone}.` });
  } else if (saved.kind === 'conflict') {
    sendError(response, 422, { error: 'This Idempotency-Key belongs to another message' });
  } else {
    response.status(201).setHeader('Cache-Control', 'no-store').json({ ok: true, id: saved.id });
  }
}

async function save({ store }: ContactParts, lead: Parameters<LeadStore['save']>[0]) {
  try {
    return await store.save(lead);
  } catch (fault) {
    if (fault instanceof StoreUnavailable) return 'unavailable';
    throw fault;
  }
}
