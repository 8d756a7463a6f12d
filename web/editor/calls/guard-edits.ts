import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request is held against. */
interface Served {
  /** The names under which this server serves its pages. */
  readonly hostNames: readonly string[];
  /** The hosts that are this one server to whoever opens it through another machine. */
  readonly passedNames?: readonly string[];
  /** The key of this run. */
  readonly key: string;
}

type Head = Pick<IncomingMessage, 'method' | 'headers'>;

/** Whether a script of a page of this server asks, opened by whoever reads the terminal: no other page, name or process. */
export function mayEdit(
  { method, headers }: Head,
  { hostNames, passedNames = [], key }: Served,
): boolean {
  const { host = '', origin = '' } = headers;
  const site = headers['sec-fetch-site'];
  const from = hostOf(origin)?.host ?? '';
  const isPassed = passedNames.includes(host) && passedNames.includes(from);
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    isEqual(headers['x-edit-key'], key) &&
    (isPassed || (hostNames.includes(hostOf(`http://${host}`)?.hostname ?? '') && from === host)) &&
    (site === undefined || site === 'same-origin')
  );
}

function hostOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isEqual(given: unknown, key: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** More than the largest file of content may have. */
const usualBytes = 1_000_000;

/** The JSON that a request brings; undefined if it is none, or too much. */
export async function readJson(request: IncomingMessage, mostBytes = usualBytes): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
