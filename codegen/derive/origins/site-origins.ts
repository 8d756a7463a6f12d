import type { PageOrigins, SiteOrigins } from '../../contract/origins.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { recordsOf } from '../../model/content.ts';
import { groupsAt, valueAt } from '../../model/data.ts';
import { canonicalPath, documentName, type Page } from '../../model/page.ts';
import { doAll, type Steps } from '../../model/steps.ts';
import type { Site } from '../../site/site.ts';
import { deriveSite } from '../derive.ts';
import type { ReadPlace } from '../uses/look-through.ts';
import { createWatcher } from '../uses/watched-data.ts';
import { watchPages } from '../uses/watched-pages.ts';
import { firstMark, graftMarks, withMark } from './invisible-marks.ts';
import { createPlaces, type Places } from './places.ts';
import { createSpellings } from './read-values.ts';
import { replaceTexts } from './replaced-texts.ts';

/**
 * Makes every page again from texts that carry invisible marks. Views and components need not track where their texts
 * come from, and cannot get it wrong.
 */
export function siteOrigins(site: Site): SiteOrigins {
  return doAll(originSteps(site));
}

/** The same, a page at each step. */
export function* originSteps(site: Site): Steps<SiteOrigins> {
  const plain = deriveSite(site);
  yield;
  const places = createPlaces(site);
  const marked = replaceTexts(site, (placed) => withMark(placed.text, places.ofText(placed)));
  let read = new Set<ReadPlace>();
  const watcher = createWatcher((place, mode) => void (mode === 'shown' && read.add(place)));
  const { pages, makeEverywhere, makePage } = watchPages(marked, watcher);
  const spell = createSpellings(site, places);
  const markPicture = pictureMarker(site, places);
  const during = (made: unknown, make: () => unknown) => {
    read = new Set();
    // The result contains parts of the content itself, which are only read when it is serialized.
    const other: unknown = JSON.parse(JSON.stringify(make()));
    return { grafted: graftMarks(made, other, markPicture), values: spell(read) };
  };
  const { navigation, site: dealer } = plain;
  const everywhere = during({ navigation, dealer }, makeEverywhere);
  const plainPages = plain.pages();
  const made: Record<string, PageOrigins> = {};
  for (const page of pages) {
    const { grafted, values } = during(plainPages.next().value, () => makePage(page));
    const { document, head } = Object(grafted);
    const name = documentName(canonicalPath(page));
    made[name] = { document, head, ...partsOf(page, places), values };
    yield;
  }
  const { navigation: markedNavigation, dealer: markedDealer } = Object(everywhere.grafted);
  return {
    firstMark,
    pages: made,
    navigation: markedNavigation,
    name: markedDealer.name,
    values: everywhere.values,
    places: places.list(),
  };
}

function partsOf({ entry: { source, data }, data: shown }: Page, places: Places) {
  const at = (...path: Path) => places.ofValue(source, path);
  const hero = valueAt(data, ['hero']) && at('hero');
  return {
    sections: groupsAt(shown, 'sections').map((_, index) => at('sections', index)),
    ...(typeof hero === 'number' && { hero }),
  };
}

/** The files of a picture are named after it: `/assets/pictures/harbor.0123abcdef-1280.webp`. */
function pictureMarker({ content }: Site, places: Places) {
  const [pictures] = recordsOf(content, 'pictures');
  return (text: string): string => {
    const [, key = ''] = /^\/assets\/pictures\/([^./]+)\.[^/]*$/.exec(text) ?? [];
    if (!pictures || !Object.hasOwn(pictures.data, key)) return text;
    return withMark(text, places.ofValue(pictures.source, [key, 'file']));
  };
}
