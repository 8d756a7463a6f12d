import { isAnsweredBy } from '../../../codegen/contract/routes.ts';
import type { DerivedSite } from '../../../codegen/derive/derive.ts';
import type { Place } from '../../../codegen/derive/origins/places.ts';
import type { Spelled } from '../../../codegen/derive/origins/read-values.ts';
import type { SiteOrigins } from '../../../codegen/derive/origins/site-origins.ts';
import type { Entry } from '../../../codegen/model/content.ts';
import { canonicalPath, pathOfDocument } from '../../../codegen/model/page.ts';
import { placesIn } from '../../../codegen/model/place-marks.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { decodePath, readTarget } from '../../../server/http/address.ts';
import type { RequestHandler } from '../calls/answer-safely.ts';
import type { CompiledContent } from '../workspace/compiled-content.ts';

/** Where what a page shows is written. */
export interface PagePlaces {
  /** The places that its texts and values name, by their numbers. */
  readonly places: Readonly<Record<number, Place>>;
  /** How it may print what is no text. */
  readonly values: readonly Spelled[];
  /** The places of its parts, by what these say in `data-part`. */
  readonly parts: Readonly<Record<string, number>>;
  /** The file of the record that the page is about, if a template says the rest. */
  readonly record?: string;
  /** The file of what stands in for whatever that leaves out. */
  readonly model?: string;
}

/** Answers `/__origins?of=/rentals` with the places of that page. */
export function answerPlaces(content: CompiledContent): RequestHandler {
  return async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/__origins') return next();
    const address = searchParams.get('of') ?? '/';
    const answer = (status: number, body: string) => {
      response.statusCode = status;
      response.end(body);
    };
    const decoded = decodePath(readTarget(address).path);
    if (decoded.status !== 200) return answer(400, 'This is not an address.');
    await content.isReady();
    const language = content.languageOf(decoded.path);
    const [source, site] = [content.source(language), content.site(language)];
    if (!source || !site) return answer(503, 'There is no content without errors yet.');
    const path = documentAt(site, decoded.path);
    const record = source.pages.find((page) => canonicalPath(page) === path)?.record;
    const model = record && modelFileOf(source, record.entry);
    const places = {
      ...placesOn(path, content.originsOf({ source, site })),
      ...(record && { record: record.entry.source.file }),
      ...(model && { model }),
    } satisfies PagePlaces;
    response.setHeader('Content-Type', 'application/json');
    return answer(200, JSON.stringify(places));
  };
}

/** The path of the document that answers an address; of an address that answers nothing, that itself. */
function documentAt({ routes, formerAddresses, fallbacks }: DerivedSite, path: string): string {
  const former = formerAddresses.find((each) => each.path === path);
  const found =
    routes.find((route) => route.path === path)?.page ??
    (former?.status === 410 ? former.page : undefined) ??
    fallbacks.find((each) => isAnsweredBy(each, path))?.page;
  return found === undefined ? path : pathOfDocument(found);
}

/** The file of the model that a unit names. */
function modelFileOf({ content }: Site, { id, source: { noun } }: Entry): string | undefined {
  const unit = noun === 'unit' && content.stock.find((each) => each.id === id);
  return unit
    ? content.vehicles.find((each) => each.id === unit.data.model)?.source.file
    : undefined;
}

function placesOn(path: string, origins: SiteOrigins): PagePlaces {
  const shared = origins.shared();
  const page = origins.page(path);
  const values = [...(page?.values ?? []), ...shared.values];
  const parts = page?.parts ?? {};
  const texts = JSON.stringify([page?.document, shared.navigation, shared.name]);
  const places: Record<number, Place> = {};
  const take = (number: number) => {
    const place = origins.place(number);
    if (!place || number in places) return;
    places[number] = place;
    for (const fact of place.facts ?? []) take(fact);
  };
  const valued = values.map(({ place }) => place);
  for (const number of [...placesIn(texts), ...valued, ...Object.values(parts)]) take(number);
  return { places, values, parts };
}
