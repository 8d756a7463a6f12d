// A server process whose pages throw where nobody waits: `/stock?colour=late` in a timer,
// `/stock?colour=lost` in a promise, `/stock?colour=caught` where the server sees it.
import { run } from '../run.ts';
import { createFakeSite, fakeRenderer } from './fake-site.ts';

function render(url: string) {
  const colour = new URL(url, 'http://a').searchParams.get('colour');
  const fail = () => {
    throw new Error('words of a visitor');
  };
  if (colour === 'late') setTimeout(fail);
  if (colour === 'lost') void Promise.reject(new Error('words of a visitor'));
  if (colour === 'caught') fail();
  return { status: 200, html: 'rendered' };
}

await run(async () => createFakeSite({ renderer: { ...fakeRenderer, render } }));
