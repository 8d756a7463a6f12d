import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { requestId } from '../http/request-log.ts';
import { compressText, createResource, type Resource } from '../http/resource.ts';
import { sendAllowedMethods, statusOf } from '../http/text-responses.ts';
import type { ReportFault } from '../log.ts';

/** The body of every error the API sends. */
export interface ErrorBody {
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends an error in the shape every API client expects. */
export function sendError(response: Response, status: number, body: ErrorBody): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json(body);
}

/** JSON that is the same for everyone, ready to send. */
export function createJsonResource(value: unknown): Resource {
  return createResource({
    bodies: compressText(JSON.stringify(value)),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Answers methods that an address does not accept. */
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

/** The status and text for a fault; `failure` is the text when the fault is ours. */
export function errorOf(fault: unknown, failure: string): { status: number; error: string } {
  const status = statusOf(fault);
  if (status === 500) return { status, error: failure };
  const isSyntax = fault instanceof SyntaxError && status === 400;
  return { status, error: isSyntax ? 'Invalid JSON' : (texts.get(status) ?? 'Bad request') };
}

/** Reports a fault that is ours. */
export function reportOwnFault(fault: unknown, request: Request, report: ReportFault): void {
  if (statusOf(fault) === 500) report(fault, requestId(request));
}

/** Answers faults of API handlers. */
export function createJsonFaultHandler(
  failure: string,
  reportFault: ReportFault,
): ErrorRequestHandler {
  return (fault: unknown, request, response, next) => {
    reportOwnFault(fault, request, reportFault);
    if (response.headersSent) return next(fault);
    const { status, error } = errorOf(fault, failure);
    sendError(response, status, { error });
  };
}
