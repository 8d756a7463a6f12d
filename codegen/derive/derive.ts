import type { PageDocument, PageHead } from '../contract/page.ts';
import type { PictureFile, Preview } from '../contract/pictures.ts';
import type { Fallback, FormerAddress, Route } from '../contract/routes.ts';
import type { PrintSettings, SiteFacts } from '../contract/site.ts';
import type { Data } from '../model/content.ts';
import { textsAt } from '../model/data.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../site/site.ts';
import type { KeptPages } from './kept/kept-pages.ts';
import { type DerivedPage, written } from './kept/make-pages.ts';
import { sectionExamples } from './pages/examples.ts';
import { createPageMaker } from './pages/page-maker.ts';
import type { PagePreview } from './pages/preview.ts';
import { listFallbacks, listFormerAddresses, listRoutes } from './pages/routes.ts';
import { printSettings, siteFacts } from './pages/site-facts.ts';
import { listPictureFiles } from './pictures/picture-files.ts';
import { vehicleOf } from './vehicles/vehicle.ts';
import { type DerivedForm, listForms } from './views/form.ts';

/** Everything that web and server receive, still as data. */
export interface DerivedSite {
  readonly pages: readonly { readonly document: PageDocument; readonly head: PageHead }[];
  /** Pages whose files are up to date. */
  readonly keptPages: readonly Page[];
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses: readonly FormerAddress[];
  readonly forms: readonly DerivedForm[];
  readonly navigation: Data;
  readonly site: SiteFacts;
  readonly printSettings: PrintSettings;
  readonly vehicles: readonly Data[];
  /** Vehicle ids by alias. */
  readonly vehicleAliases: Readonly<Record<string, string>>;
  readonly pictures: readonly PictureFile[];
  readonly previews: readonly Preview[];
  readonly examples: Readonly<Record<string, readonly Data[]>>;
}

/** Tracking reads for more pages than this takes gigabytes, so all of them are made each time, and held as bytes. */
const mostKept = 8000;

/** Makes pages, routes and records of a site whose links have been checked. */
export function deriveSite(site: Site, kept?: KeptPages): DerivedSite {
  const isLarge = site.pages.length > mostKept;
  return deriveWith(site, (isLarge ? undefined : kept)?.makePages(site), isLarge);
}

/** The same with only the pages at some addresses; undefined if the others have never been made. */
export function deriveAhead(
  site: Site,
  kept: KeptPages | undefined,
  addresses: ReadonlySet<string>,
): DerivedSite | undefined {
  const pages = kept?.makeOnly(site, addresses);
  return pages && deriveWith(site, pages);
}

function deriveWith(
  site: Site,
  known: readonly DerivedPage[] | undefined,
  isLarge = false,
): DerivedSite {
  const { context, props, traits, makePage } = createPageMaker(site);
  const derived: readonly DerivedPage[] =
    known ??
    site.pages.map((page) => {
      const made = makePage(page);
      return { page, made: isLarge ? written(made) : made, preview: made.preview };
    });
  const { navigation, vehicles } = site.content;
  return {
    pages: derived.flatMap(({ made }) => made ?? []),
    keptPages: derived.flatMap(({ page, made }) => (made ? [] : page)),
    pictures: listPictureFiles(context),
    previews: previewFiles(derived.flatMap(({ preview }) => preview ?? [])),
    routes: listRoutes(site.pages, traits),
    fallbacks: listFallbacks(site.pages),
    formerAddresses: listFormerAddresses(context.index),
    forms: listForms(context),
    navigation: props.propsOf('navigation', navigation?.data),
    site: siteFacts(context),
    printSettings: printSettings(context),
    vehicles: vehicles.map(({ id }) => vehicleOf(id, context)),
    vehicleAliases: Object.fromEntries(
      vehicles.flatMap(({ id, data }) => textsAt(data, 'aliases').map((alias) => [alias, id])),
    ),
    examples: sectionExamples(site.schemas),
  };
}

/** Lists each file once, since the pages of a template share one. */
function previewFiles(previews: readonly PagePreview[]): readonly Preview[] {
  return [...new Map(previews.map(({ alt: _, ...file }) => [file.path, file])).values()];
}
