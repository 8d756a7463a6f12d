import type { PageHead } from '../../contract/page.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { recordsOf } from '../../model/content.ts';
import { groupsAt, valueAt } from '../../model/data.ts';
import { once } from '../../model/once.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import { withPlace } from '../../model/place-marks.ts';
import type { Site } from '../../site/site.ts';
import type { DerivedSite } from '../derive.ts';
import type { ReadPlace } from '../uses/look-through.ts';
import { createWatcher } from '../uses/watched-data.ts';
import { watchPages } from '../uses/watched-pages.ts';
import { graftMarks } from './grafted.ts';
import { createPlaces, type Place, type Places } from './places.ts';
import { createSpellings, type Spelled } from './read-values.ts';
import { replaceTexts } from './replaced-texts.ts';

/** What a page shows, with a mark after each text, and where it is written. Places are given by their numbers. */
interface PageOrigins {
  readonly document: object;
  readonly head: PageHead;
  /** The hero's and the sections' own, by `hero` or index. */
  readonly parts: Readonly<Record<string, number>>;
  /** Values read for the page that are not texts. */
  readonly values: readonly Spelled[];
}

/** What all pages share, likewise. */
interface SharedOrigins {
  readonly navigation: object;
  /** The dealer's name. */
  readonly name: string;
  readonly values: readonly Spelled[];
}

/** The site with the places that all of its texts come from. */
export interface SiteOrigins {
  shared(): SharedOrigins;
  /** The page at an address, made when it is asked for. */
  page(path: string): PageOrigins | undefined;
  place(number: number): Place | undefined;
}

/**
 * Makes pages again from texts that carry invisible marks. Views and components need not track where their texts come
 * from, and cannot get it wrong. The numbers are those of a registry: the same for every state of the content.
 */
export function siteOrigins(
  site: Site,
  plain: DerivedSite,
  registry: Map<string, number>,
): SiteOrigins {
  const places = createPlaces(site, registry);
  const marked = replaceTexts(site, (placed) => withPlace(placed.text, places.ofText(placed)));
  let read = new Set<ReadPlace>();
  const watcher = createWatcher((place, mode) => void (mode === 'shown' && read.add(place)));
  const { pages, makeEverywhere, makePage } = watchPages(marked, watcher);
  const spell = createSpellings(site, places);
  const namePictures = pictureNames(site, places);
  const during = (made: object, make: () => object) => {
    read = new Set();
    // As it is once it is read from a file; and it contains parts of the content, which are read only now.
    const [own, other] = [made, make()].map((each) => JSON.stringify(each));
    const grafted: Record<string, never> = Object(graftMarks(parse(own), parse(other)));
    return { grafted, values: [...spell(read), ...namePictures(own ?? '')] };
  };
  const byPath = new Map(pages.map((page) => [canonicalPath(page), page]));
  return {
    shared: once(() => {
      const { navigation, site: dealer } = plain;
      const { grafted, values } = during({ navigation, dealer }, makeEverywhere);
      return {
        navigation: Object(grafted.navigation),
        name: String(Object(grafted.dealer).name),
        values,
      };
    }),
    page(path) {
      const [page, made] = [byPath.get(path), plain.page(path)];
      if (!page || !made) return undefined;
      const { grafted, values } = during(made, () => makePage(page));
      // What stands in the head only carries none.
      const document = { ...Object(grafted.document), meta: made.document.meta };
      return { document, head: made.head, parts: partsOf(page, places), values };
    },
    place: places.at,
  };
}

const parse = (text: string | undefined) => JSON.parse(text ?? 'null');

function partsOf({ entry: { source, data }, data: shown }: Page, places: Places) {
  const at = (...path: Path) => places.ofValue(source, path);
  const sections = groupsAt(shown, 'sections').map((_, index) => [index, at('sections', index)]);
  const hero = valueAt(data, ['hero']) ? [['hero', at('hero')]] : [];
  return Object.fromEntries([...hero, ...sections]);
}

/** The files of a picture are named after it: `/assets/pictures/harbor.0123abcdef-1280.webp`. */
function pictureNames({ content }: Site, places: Places) {
  const [pictures] = recordsOf(content, 'pictures');
  return (text: string): readonly Spelled[] => {
    const named = text.matchAll(/\/assets\/pictures\/([^./"]+)\./g);
    const keys = new Set([...named].map(([, key = '']) => key));
    return [...keys].flatMap((key) =>
      pictures && Object.hasOwn(pictures.data, key)
        ? { place: places.ofValue(pictures.source, [key, 'file']), as: [key] }
        : [],
    );
  };
}
