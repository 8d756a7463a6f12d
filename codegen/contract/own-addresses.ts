/** The addresses that the server answers itself, before any page. */
export const serverAddresses = {
  api: '/api',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
} as const;

/** The folders of the build's own files. */
const folders = ['assets', 'data'];

const taken = new Set([...Object.values(serverAddresses).map((path) => path.slice(1)), ...folders]);

// A name with a dot is that of a file beside the pages, and the development server has names of its own.
const ownName = /\.|^(?:__|@|node_modules$)/;

/** The first part of an address if the site itself answers everything below it, so that no page can be there. */
export function ownPartOf(address: string): string | undefined {
  const [, first = ''] = address.split('/');
  return taken.has(first) || ownName.test(first) ? first : undefined;
}
