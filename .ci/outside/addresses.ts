import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LinkChecker } from 'linkinator';
import type { Chapter, Finding, Night } from './finding.ts';

/** An address of another site, and where it is written. */
interface Written {
  readonly url: string;
  readonly file: string;
  readonly line: number;
}

/** Names that nobody can have: what they stand for is owed, and listed as such. */
const reserved = /\.(?:example|invalid|test|localhost)$/;

/** The addresses of other sites in the content, but for those with a place for something. */
export function externalAddresses(root: string): Written[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          [...text.replace(/^\s*#.*/, '').matchAll(/https?:\/\/[^\s"'<>`]+/g)]
            .map(([url]) => ({ url, file, line: at + 1 }))
            .filter(({ url }) => !url.includes('{') && isReachable(url)),
        ),
    );
}

function isReachable(url: string): boolean {
  return URL.canParse(url) && !reserved.test(new URL(url).hostname);
}

/**
 * Follows addresses. One that has not answered on two days is a finding; one that asks for patience (429), or lets no
 * program in (401, 403), has answered.
 */
export async function followAddresses(
  written: readonly Written[],
  silentBefore: Night['silent'],
  today: string,
): Promise<{ readonly chapter: Chapter; readonly silent: Night['silent'] }> {
  const dead = await deadOf([...new Set(written.map(({ url }) => url))]);
  const silent = Object.fromEntries(
    [...dead.keys()].map((url) => [url, silentBefore[url] ?? today]),
  );
  const findings = written.flatMap(({ url, file, line }): Finding[] => {
    const since = silent[url];
    if (since === undefined || since >= today) return [];
    return [{ file, line, words: `${url} has not answered since ${since} (${dead.get(url)})` }];
  });
  const advice =
    'Open the address. If it has moved, write the new one; if it is gone, take it out.';
  return { chapter: { heading: 'Addresses that do not answer', advice, findings }, silent };
}

/** The addresses that do not answer, and how. */
async function deadOf(urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  // They are followed from a page, as visitors follow them, and not further.
  const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = urls.map((url) => `<a href="${escaped(url)}">a</a>`).join('');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>a</title>${page}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { links } = await new LinkChecker().check({
      path: `http://127.0.0.1:${port}`,
      concurrency: 5,
      timeout: 30_000,
      userAgent: 'Mozilla/5.0 (compatible; link check of the site that links here)',
    });
    const answers = new Set([401, 403, 405, 429, 999]);
    const dead = links.filter(
      ({ state, status = 0, parent }) =>
        state === 'BROKEN' && parent !== undefined && !answers.has(status),
    );
    return new Map(dead.map(({ url, status }) => [url, status ? `status ${status}` : 'no answer']));
  } finally {
    server.close();
  }
}
