import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { sendAllowedMethods, statusOf } from '../http/plain-answers.ts';

/** Sends a refusal in the shape every API client reads. */
export function sendError(
  response: Response,
  status: number,
  body: { readonly error: string; readonly fields?: Readonly<Record<string, string>> },
): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
}

/** Answers the methods an address does not take. */
export function refuseOtherMethods(allow: string): RequestHandler {
  return (request, response) => {
    if (request.method === 'OPTIONS') return sendAllowedMethods(request, response, allow);
    response.setHeader('Allow', allow);
    sendError(response, 405, { error: 'Method not allowed' });
  };
}

const texts = new Map([
  [413, 'The message is too large'],
  [415, 'Unsupported media type'],
]);

/** Answers faults of API handlers; `failure` is the text for those that are ours. */
export function createJsonFaultHandler(
  failure: string,
  reportFault: (fault: unknown) => void,
): ErrorRequestHandler {
  return (fault: unknown, _request, response, next) => {
    const status = statusOf(fault);
    if (status === 500) reportFault(fault);
    if (response.headersSent) return next(fault);
    const isSyntax = fault instanceof SyntaxError && status === 400;
    const text = isSyntax ? 'Invalid JSON' : (texts.get(status) ?? 'Bad request');
    sendError(response, status, { error: status === 500 ? failure : text });
  };
}
