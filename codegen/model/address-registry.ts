import type { Content } from './content.ts';
import { isRecord } from './data.ts';

/** A line of the registry: whose page the address shows, where it redirects, or that it is gone. */
export type RegistryLine =
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'gone' };

/** Every published address and its line. */
export type AddressRegistry = ReadonlyMap<string, RegistryLine>;

/** The registry of the dealer, if there is one. */
export function readRegistry({ urls }: Content): AddressRegistry | undefined {
  return urls && new Map(Object.entries(urls.data).map(([path, line]) => [path, readLine(line)]));
}

function readLine(line: unknown): RegistryLine {
  if (!isRecord(line)) return { kind: 'page', id: String(line) };
  return 'redirect' in line ? { kind: 'redirect', to: String(line.redirect) } : { kind: 'gone' };
}

/** The final target of the redirects from an address; undefined if they form a loop. */
export function endOfRedirects(registry: AddressRegistry, path: string): string | undefined {
  const seen = new Set<string>();
  let current = path;
  for (;;) {
    const line = registry.get(current);
    if (line?.kind !== 'redirect') return current;
    if (seen.has(current)) return undefined;
    seen.add(current);
    current = line.to;
  }
}
