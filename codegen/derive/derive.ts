import type { VehicleBody } from '../../generated/content.ts';
import type { PictureFile, Preview } from '../contract/pictures.ts';
import type { Fallback, FormerAddress, Route } from '../contract/routes.ts';
import type { PrintSettings, SiteFacts } from '../contract/site.ts';
import type { Memo } from '../memo.ts';
import type { Data } from '../model/content.ts';
import type { Site } from '../site/site.ts';
import type { ViewContext } from './context/view.ts';
import { logoFiles } from './look/logo.ts';
import { sectionExamples } from './pages/examples.ts';
import { newsFeed } from './pages/news-feed.ts';
import { createPageMaker, type MadePage } from './pages/page-maker.ts';
import { previewOf } from './pages/preview.ts';
import { listFallbacks, listFormerAddresses, listRoutes } from './pages/routes.ts';
import { printSettings, siteFacts } from './pages/site-facts.ts';
import { listPictureFiles } from './pictures/picture-files.ts';
import { vehicleOf } from './vehicles/vehicle.ts';
import { type DerivedForm, listForms } from './views/form.ts';

/** Everything that web and server receive, still as data. */
export interface DerivedSite {
  /** Makes every page, one at a time: those of 20,000 towns would fill the memory. */
  pages(): Generator<MadePage>;
  /** The page at an address, made when it is asked for. */
  page(path: string): MadePage | undefined;
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses: readonly FormerAddress[];
  /** The feed of the news, if there is any. */
  readonly feed: string | undefined;
  readonly forms: readonly DerivedForm[];
  readonly navigation: Data;
  readonly site: SiteFacts;
  readonly printSettings: PrintSettings;
  readonly vehicles: readonly VehicleBody[];
  /** Vehicle ids by alias. */
  readonly vehicleAliases: Readonly<Record<string, string>>;
  readonly pictures: readonly PictureFile[];
  readonly previews: readonly Preview[];
  readonly examples: Readonly<Record<string, readonly Data[]>>;
}

/** Derives pages, routes and records from a site whose links have been checked. */
export function deriveSite(site: Site, recall?: Memo['get']): DerivedSite {
  const { context, props, traits, makePage } = createPageMaker(site, recall && { recall });
  const { navigation, vehicles } = site.content;
  return {
    *pages() {
      for (const page of site.pages) yield makePage(page);
    },
    page(path) {
      const page = context.index.pageAt(path);
      return page && makePage(page);
    },
    pictures: [...listPictureFiles(context), ...logoFiles(site)],
    previews: listPreviews(context),
    routes: listRoutes(context, traits),
    fallbacks: listFallbacks(site.pages),
    formerAddresses: listFormerAddresses(context.index),
    feed: newsFeed(context),
    forms: listForms(context),
    navigation: props.propsOf('navigation', navigation?.data),
    site: siteFacts(context),
    printSettings: printSettings(context),
    vehicles: vehicles.map(({ id }) => vehicleOf(id, context)),
    vehicleAliases: Object.fromEntries(
      vehicles.flatMap(({ id, data }) => (data.aliases ?? []).map((alias) => [alias, id])),
    ),
    examples: sectionExamples(site),
  };
}

/** Lists each file once, since the pages of a template share one. */
function listPreviews(context: ViewContext): readonly Preview[] {
  const previews = context.index.site.pages.map((page) => previewOf(page, context));
  return [...new Map(previews.map(({ alt: _, ...file }) => [file.path, file])).values()];
}
