// A server process whose pages throw where nobody waits: `/stock?colour=late` in a timer,
// `/stock?colour=lost` in a promise, `/stock?colour=caught` where the server sees it.
import { run } from '../run.ts';
import { createFakeSite } from './fake-site.ts';

function render(
  _url: string,
  { query }: { readonly query?: Readonly<Record<string, string>> } = {},
) {
  const fail = () => {
    throw new Error('words of a visitor');
  };
  if (query?.colour === 'late') setTimeout(fail);
  if (query?.colour === 'lost') void Promise.reject(new Error('words of a visitor'));
  if (query?.colour === 'caught') fail();
  return { status: 200, html: 'rendered' };
}

await run(async () => createFakeSite({ renderer: { render, queryNames: ['colour'] } }));
