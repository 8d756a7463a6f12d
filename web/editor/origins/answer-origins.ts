import type { ViteDevServer } from 'vite';
import { originSteps } from '../../../codegen/derive/origins/site-origins.ts';
import type { Steps } from '../../../codegen/model/steps.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { Place } from '../../../generated/contract/origins.ts';
import type { RequestHandler } from '../calls/answer-safely.ts';
import type { CompiledContent } from '../workspace/compiled-content.ts';
import { onDemand } from '../workspace/on-demand.ts';
import type * as MarkedPage from './marked-page.ts';
import type { SiteOrigins } from './site-origins.ts';

/** A page whose elements carry their places. */
export interface PlacedPage {
  /** The folder that the files of places are in. */
  readonly project: string;
  readonly html: string;
  /** The places it names, and those of the facts in its texts, by number. */
  readonly places: Readonly<Record<number, Place>>;
}

/** Answers `/__origins?of=/rentals` with that page, its elements marked with their places, and those places. */
export function answerOrigins(
  server: ViteDevServer,
  project: string,
  content: CompiledContent,
): RequestHandler {
  const originsOf = onDemand(content, plainOriginSteps);
  return async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/__origins') return next();
    const address = searchParams.get('of') ?? '/';
    if (!address.startsWith('/')) {
      response.statusCode = 400;
      return response.end('An address begins with a slash.');
    }
    const origins = await originsOf();
    if (!origins) {
      response.statusCode = 503;
      return response.end('There is no content without errors yet.');
    }
    const { renderWithPlaces } = (await server.ssrLoadModule(
      '/editor/origins/marked-page.ts',
    )) as typeof MarkedPage;
    const html = renderWithPlaces(origins, address);
    response.setHeader('Content-Type', 'application/json');
    const page: PlacedPage = { project, html, places: placesIn(html, origins.places) };
    response.end(JSON.stringify(page));
  };
}

/** As plain data, like the pages of the built site. */
function* plainOriginSteps(site: Site): Steps<SiteOrigins> {
  return JSON.parse(JSON.stringify(yield* originSteps(site)));
}

/** The places that a page names, and those of the facts in its texts. */
function placesIn(html: string, places: readonly Place[]): PlacedPage['places'] {
  const named = [...html.matchAll(/ data-places="([\d ]+)"/g)].flatMap(([, list = '']) =>
    list.split(' ').map(Number),
  );
  const found: Record<number, Place> = {};
  const take = (number: number) => {
    const place = places[number];
    if (!place || number in found) return;
    found[number] = place;
    for (const fact of place.facts ?? []) take(fact);
  };
  for (const number of named) take(number);
  return found;
}
