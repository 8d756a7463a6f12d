// The forge's interface for programs, asked with nothing but what Node has: beside the token runs no package.

/** What is asked of the forge. */
export interface Forge {
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown>;
  /** All items of a list, page by page; of an endless one, the first thousands. */
  list(path: string, query?: Readonly<Record<string, string>>): Promise<unknown[]>;
  /** The bytes behind an address; undefined if there are more than allowed. */
  download(path: string, mostBytes: number): Promise<Buffer | undefined>;
}

/** The forge said no. */
export class Refusal extends Error {}

const perPage = 100;
const mostPages = 30;
const patience = 60_000;

/** Opens the interface at an address for who has the token. */
export function openForge({ api, token }: { readonly api: string; readonly token: string }): Forge {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'x-github-api-version': '2022-11-28',
  };
  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const words = (await response.text()).slice(0, 500);
    throw new Refusal(`${method} ${path}: ${response.status} ${words}`);
  }
  return {
    async call(method, path, body) {
      const text = await (await ask(method, path, body)).text();
      return text === '' ? undefined : JSON.parse(text);
    },
    async list(path, query = {}) {
      const items: unknown[] = [];
      for (let page = 1; page <= mostPages; page++) {
        const search = new URLSearchParams({ ...query, per_page: `${perPage}`, page: `${page}` });
        const answer: unknown = await (await ask('GET', `${path}?${search}`)).json();
        const found = Array.isArray(answer)
          ? answer
          : Object.values(Object(answer)).find(Array.isArray);
        items.push(...(found ?? []));
        if (!found || found.length < perPage) break;
      }
      return items;
    },
    async download(path, mostBytes) {
      // What is kept stands with another host, to which no token is sent: a redirect drops the header.
      const { body } = await ask('GET', path);
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of body ?? []) {
        size += part.length;
        if (size > mostBytes) return undefined;
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  };
}

/** An address below the root of the interface; what stands between slashes cannot lead elsewhere. */
export function routeOf(...parts: readonly (string | number)[]): string {
  const steps = parts.flatMap((part) => String(part).split('/'));
  if (steps.some((step) => /^\.{0,2}$/.test(step))) throw new Error(`no route: ${parts.join('/')}`);
  return `/${steps.map(encodeURIComponent).join('/')}`;
}
