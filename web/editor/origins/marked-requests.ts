import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** What the editor leaves with the browser: the pages in its frame, and what they ask for, carry marks. */
export const editingCookie = 'editing=1';

/** Whether a request is for the editor's frame. The browser says of a document if it is to stand in a frame, a page that asks for itself again says it is none. */
export function isForFrame({ headers }: IncomingMessage): boolean {
  const cookies = headers.cookie?.split('; ') ?? [];
  const isPage = headers['sec-fetch-dest'] === 'document' || headers['x-is-page'] !== undefined;
  return cookies.includes(editingCookie) && !isPage;
}

/** Whether the page that is rendered is to carry marks: the application that renders it hands on no request. */
export const marking = new AsyncLocalStorage<boolean>();
