// Loaded by the development server through Vite, so that it renders with the current components.
import { type HTMLElement, parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fallbacks, formerAddresses, routes } from '../../../generated/routes.ts';
import type { Section } from '../../../generated/sections.ts';
import { site } from '../../../generated/site.ts';
import { prepareAllSections, SectionView } from '../../src/sections/section-view.tsx';
import { atAddress } from '../../src/shell/at-address.tsx';
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
  placeParts(page, shown, url);
  return page.toString();
}

function renderPage(origins: SiteOrigins, url: string) {
  let shown: PageOrigins | undefined;
  const { html } = createRender({
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

/** Marks the hero and the sections with the groups they are written in. */
function placeParts(
  page: HTMLElement,
  { document, sections, hero }: PageOrigins,
  url: string,
): void {
  const top = page.querySelector('#page')?.children ?? [];
  const own = top.find(({ classList }) => classList.contains('hero'));
  if (own && hero !== undefined) addPlaces(own, [hero]);
  const rest = top.slice(own ? top.indexOf(own) + 1 : document.breadcrumbs ? 1 : 0);
  // A section may render several elements.
  const places = document.sections.flatMap((section, index) =>
    new Array<number | undefined>(countElements(section, url)).fill(sections[index]),
  );
  for (const [index, place] of places.entries()) {
    const element = rest[index];
    if (element && place !== undefined) addPlaces(element, [place]);
  }
}

function countElements(section: Section, location: string): number {
  const view = createElement(SectionView, { section });
  const markup = renderToStaticMarkup(atAddress(location, view));
  return parse(markup).children.length;
}
