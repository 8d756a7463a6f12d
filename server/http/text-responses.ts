import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { ReportFault } from '../log.ts';
import { requestId } from './request-log.ts';

/** Sends a status as plain text; `advice` says what the visitor can do. */
export function sendStatusText(response: Response, status: number, advice = ''): void {
  response.status(status).type('text').setHeader('Cache-Control', 'no-store');
  response.send(`${status} ${STATUS_CODES[status] ?? 'Error'}\n${advice}`);
}

/** Lists the methods an address accepts: 204 for OPTIONS, 405 for any other method. */
export function sendAllowedMethods(request: Request, response: Response, allow: string): void {
  response.setHeader('Allow', allow);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  } else {
    sendStatusText(response, 405);
  }
}

/** The status a thrown value asks for; anything unexpected is our own fault, 500. */
export function statusOf(fault: unknown): number {
  const status = fault instanceof Error && 'status' in fault ? Number(fault.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** Answers faults outside the API, and reports those that are ours; `text` says what the visitor can do. */
export function createFaultHandler(reportFault: ReportFault, text: string): ErrorRequestHandler {
  const advice = `\n${text}\n`;
  return (fault: unknown, request, response, next) => {
    const status = statusOf(fault);
    if (status === 500) reportFault(fault, requestId(request));
    if (response.headersSent) return next(fault);
    sendStatusText(response, status, status === 500 ? advice : '');
  };
}
