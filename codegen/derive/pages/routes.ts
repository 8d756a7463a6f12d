import type { Fallback, FormerAddress, Route } from '../../contract/routes.ts';
import { compareCodeUnits } from '../../diagnostics/compare-code-units.ts';
import type { RegistryLine } from '../../model/address-registry.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath, documentName } from '../../model/page.ts';
import { isGone } from '../../site/expand.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { ownPictures } from '../vehicles/vehicle.ts';
import { openingsOf } from '../views/embed.ts';
import { alternatesOf } from './alternates.ts';
import { isIndexed } from './page-document.ts';
import type { SectionTraits } from './section-traits.ts';
import { traitsOnPage } from './section-traits.ts';

/** Every address of every page, sorted. */
export function listRoutes(
  context: ViewContext,
  traits: ReadonlyMap<string, SectionTraits>,
): readonly Route[] {
  return context.index.site.pages
    .flatMap((page) => routesOf(page, context, traits))
    .sort((one, other) => compareCodeUnits(one.path, other.path));
}

function routesOf(
  page: Page,
  context: ViewContext,
  traits: ReadonlyMap<string, SectionTraits>,
): readonly Route[] {
  const canonical = canonicalPath(page);
  const onPage = traitsOnPage(page.data.sections, traits);
  const queryNames = [...new Set(onPage.flatMap((each) => each.queryNames))];
  const isQueried = queryNames.length > 0 && 'query';
  const perRequest = onPage.some(({ isPosted }) => isPosted) ? 'form' : isQueried;
  const pictures = isIndexed(page) ? picturesOf(page, context) : [];
  const alternates = alternatesOf(page, context.index.site);
  const opens = openingsOf(page.data.sections, context);
  return page.addresses.map(({ path }) => ({
    path,
    page: documentName(canonical),
    canonical,
    alias: path !== canonical,
    status: 200,
    indexed: isIndexed(page),
    ...(path === canonical && alternates.length > 0 && { alternates }),
    ...(path === canonical && pictures.length > 0 && { pictures }),
    ...(opens && { opens }),
    perRequest,
    queryNames,
  }));
}

/** The pictures that a page is about: those of its vehicle, or the one beside its heading and those of its galleries. A plain hero shows none. */
function picturesOf({ record, data }: Page, context: ViewContext): readonly string[] {
  if (record?.noun === 'vehicle') {
    const all = ownPictures(context.get('vehicle', record.entry.id), context);
    return all.map(({ src }) => src);
  }
  const { hero, picture } = data;
  const isShown = picture !== undefined && hero !== undefined && hero.look !== 'plain';
  const shown = [...(isShown ? [picture] : []), ...data.sections.flatMap(keysInGallery)];
  return [...new Set(shown)].map((key) => pictureView(key, context).src);
}

function keysInGallery(section: Data): readonly string[] {
  if (section.kind !== 'gallery') return [];
  return groupsAt(section, 'items').map((item) => String(item.picture));
}

/** All answers to unknown addresses, the longest prefix first, so that the first match is the right one. */
export function listFallbacks(pages: readonly Page[]): readonly Fallback[] {
  return answersIn(pages).flatMap(({ status, ...answer }) =>
    status === 410 ? [] : [{ ...answer, status }],
  );
}

/** All addresses of the registry that redirect or are gone, and those whose page itself says that it is. */
export function listFormerAddresses({ site, registry }: SiteIndex): readonly FormerAddress[] {
  const answers = answersIn(site.pages).filter(({ status }) => status === 410);
  const gone = site.pages.filter(({ record }) => record && isGone(record.entry));
  const shown = gone.map((page): FormerAddress => {
    const path = canonicalPath(page);
    return { path, status: 410, page: documentName(path), to: path };
  });
  const former = [...(registry ?? [])].flatMap(([path, line]): readonly FormerAddress[] => {
    const to = line.kind === 'redirect' ? line.to : goneAt(path, line, answers);
    if (to === undefined) return [];
    return [{ path, status: line.kind === 'redirect' ? 308 : 410, page: documentName(to), to }];
  });
  return [...former, ...shown];
}

function goneAt(path: string, { kind }: RegistryLine, answers: readonly FallbackAnswer[]) {
  return kind === 'gone' ? answers.find(({ prefix }) => path.startsWith(prefix))?.path : undefined;
}

type FallbackAnswer = Omit<Fallback, 'status'> & { readonly status: Fallback['status'] | 410 };

function answersIn(pages: readonly Page[]): readonly FallbackAnswer[] {
  const list = pages.flatMap((page) =>
    (page.data.fallbacks ?? []).map(({ prefix, status }) => ({
      prefix,
      status,
      page: documentName(canonicalPath(page)),
      path: canonicalPath(page),
    })),
  );
  return list.sort(
    (one, other) =>
      other.prefix.length - one.prefix.length || compareCodeUnits(one.prefix, other.prefix),
  );
}
