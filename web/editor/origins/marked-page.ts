// Loaded by the development server through Vite, so that it renders with the current components.
import { type HTMLElement, parse } from 'node-html-parser';
import { fallbacks, formerAddresses, routes } from '../../../generated/routes.ts';
import { site } from '../../../generated/site.ts';
import { prepareAllSections } from '../../src/sections/section-view.tsx';
import { createRender } from '../../src/shell/render-page.tsx';
import { createShell } from '../../src/shell/site-shell.ts';
import { alignPages } from './align-pages.ts';
import { addPlaces } from './named-places.ts';
import { placeValues } from './place-values.ts';
import { readMarks, withoutMarks } from './read-marks.ts';
import type { PageOrigins, SiteOrigins } from './site-origins.ts';

await prepareAllSections();

/** The page at an address, each element with the numbers of the places where its texts and pictures are written. */
export function renderWithPlaces(origins: SiteOrigins, url: string): string {
  const { html, shown } = renderPage(origins, url);
  if (!shown) return '';
  const marked = parse(html);
  readMarks(marked, origins);
  const plain: SiteOrigins = JSON.parse(withoutMarks(JSON.stringify(origins)));
  const page = parse(renderPage(plain, url).html, { comment: true });
  alignPages(page, marked);
  const { places, values } = origins;
  placeValues(page, { places, values: [...shown.values, ...values] });
  placeParts(page, shown);
  return page.toString();
}

function renderPage(origins: SiteOrigins, url: string) {
  let shown: PageOrigins | undefined;
  const { html } = createRender({
    namesParts: true,
    routes,
    fallbacks,
    formerAddresses,
    readPage(name) {
      shown = origins.pages[name];
      if (!shown) throw new Error(`the compiler has kept no places of the page ${name}`);
      return { page: shown.document, head: shown.head };
    },
    shell: createShell({ ...site, name: origins.name }, origins.navigation),
  })(url);
  return { html, shown };
}

/** Names the places of the hero and of the sections on what they show, and takes away what stands around it. */
function placeParts(page: HTMLElement, { sections, hero }: PageOrigins): void {
  for (const part of page.querySelectorAll('page-part')) {
    const of = part.getAttribute('data-of');
    const place = of === 'hero' ? hero : sections[Number(of)];
    if (place !== undefined) for (const each of part.children) addPlaces(each, [place]);
    part.replaceWith(...part.childNodes);
  }
}
