// Test support: all pages of a derived site as they are written out.
import { hash } from 'node:crypto';
import type { DerivedSite } from '../../codegen/derive/derive.ts';
import { createRender } from '../src/shell/render-page.tsx';
import { createShell } from '../src/shell/site-shell.ts';

/** Renders each page that is not yet in `rendered`, by all it is made of; the sections must have been prepared. */
export function* renderPages(
  { pages, site, navigation, fallbacks, formerAddresses }: DerivedSite,
  rendered = new Set<string>(),
): Generator<string> {
  const shared = JSON.parse(JSON.stringify({ site, navigation }));
  const frame = digestOf(JSON.stringify({ shared, fallbacks, formerAddresses }));
  const shell = createShell(shared.site, shared.navigation);
  for (const each of pages()) {
    const text = JSON.stringify(each);
    const digest = digestOf(frame + text);
    if (rendered.has(digest)) continue;
    rendered.add(digest);
    const { document, head } = JSON.parse(text);
    const { path } = document;
    const readPage = () => ({ page: document, head });
    const routes = [{ path, page: path }];
    yield createRender({ routes, fallbacks, formerAddresses, readPage, shell })(path).html;
  }
}

const digestOf = (text: string) => hash('sha256', text);
