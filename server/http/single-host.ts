import type { IncomingMessage } from 'node:http';

/** Whether the request names its host at most once; Node itself quietly keeps the first of two. */
export function hasSingleHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count < 2;
}
