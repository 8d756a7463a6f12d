import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { mostBytes } from '../../generated/contract/files.ts';
import { type PostWay, type Refusal, refusePost } from '../accept-post.ts';
import { clientKey } from '../http/client-key.ts';
import { tooMuchText } from '../site.ts';
import { parseMultipart, UnreadableParts } from './parse-multipart.ts';
import { keepUploads } from './upload.ts';
import type { UploadBudget } from './upload-budget.ts';

/** How a form with files is sent. */
export const multipart = 'multipart/form-data';

// What surrounds the files, and the other fields.
const longestFrame = 256 * 1024;

/** Reads a form with files; of any other, the readers after this one read the body. */
export function readUploads(way: PostWay, budget: UploadBudget): RequestHandler {
  return async (request, response, next) => {
    if (!isMultipart(request)) return next();
    const most = mostBytes + longestFrame;
    const length = Number(request.headers['content-length'] ?? most);
    if (!(length <= most)) return refuse(way, request, response, tooMuch(way));
    const giveBack = budget.take(clientKey(request.ip), length);
    if (!giveBack) {
      response.setHeader('Retry-After', '30');
      return refuse(way, request, response, { kind: 'unavailable' });
    }
    // Whatever becomes of it: stored, refused or given up halfway.
    response.once('close', giveBack);
    try {
      const { values, uploads, isTooMuch } = await parseMultipart(request, way.form);
      // What is sent in chunks tells no length.
      if (isTooMuch) return await refuse(way, request, response, tooMuch(way));
      request.body = values;
      keepUploads(response, uploads);
      next();
    } catch (fault) {
      if (!(fault instanceof UnreadableParts)) throw fault;
      await refuse(way, request, response, {
        kind: 'unreadable',
        status: 400,
        error: fault.message,
      });
    }
  };
}

function tooMuch({ form }: PostWay): Refusal {
  const error = tooMuchText(form) ?? 'The message is too large';
  return { kind: 'unreadable', status: 413, error };
}

/** Whether a request says that it is a form with files. */
export function isMultipart({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith(multipart) ?? false;
}

/** Takes what still comes, so that the sender reads the answer, and ends the connection after it. */
async function refuse(way: PostWay, request: Request, response: Response, refusal: Refusal) {
  if (response.destroyed) return;
  response.setHeader('Connection', 'close');
  request.resume();
  await refusePost(way, request, response, refusal);
}
