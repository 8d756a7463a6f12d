// The terminal shows the key of a run behind the `#` of its address. No page of the server holds it: on a machine with
// several users each of them can read those.

const kept = 'key for editing';
const behindAddress = /(?:^|#edit=)([\w-]+)$/;

/** Takes the key out of an address, and keeps it for the pages of this origin; tells whether there was one. */
export function takeKey(address: string): boolean {
  const [, key] = behindAddress.exec(address.trim()) ?? [];
  if (key !== undefined) localStorage.setItem(kept, key);
  return key !== undefined;
}

/** The key that was kept last: the server may have started again since. */
export function keptKey(): string {
  if (location.hash.startsWith('#edit=') && takeKey(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  return localStorage.getItem(kept) ?? '';
}
