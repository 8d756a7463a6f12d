import type { PageDocument, PageHead } from '../contract/page.ts';
import type { PictureFile, Preview } from '../contract/pictures.ts';
import type { Fallback, FormerAddress, Route } from '../contract/routes.ts';
import type { PrintSettings, SiteFacts } from '../contract/site.ts';
import type { Data } from '../model/content.ts';
import { textsAt } from '../model/data.ts';
import type { Site } from '../site/site.ts';
import { createSiteIndex } from '../site/site-index.ts';
import { sectionExamples } from './pages/examples.ts';
import { pageHead } from './pages/head.ts';
import { pageDocument } from './pages/page-document.ts';
import { listFallbacks, listFormerAddresses, listRoutes } from './pages/routes.ts';
import { createPropsMaker } from './pages/section-props.ts';
import { sectionTraits } from './pages/section-traits.ts';
import { printSettings, siteFacts } from './pages/site-facts.ts';
import { listPictureFiles } from './pictures/picture-files.ts';
import { type PagePreview, previewOf } from './pictures/preview.ts';
import type { SiteRecords } from './records.ts';
import { vehicleOf } from './vehicles/vehicle.ts';
import { type DerivedForm, listForms } from './views/form.ts';
import { createViewContext } from './views/view-context.ts';

/** Everything that web and server receive, still as data. */
export interface DerivedSite {
  readonly pages: readonly { readonly document: PageDocument; readonly head: PageHead }[];
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses: readonly FormerAddress[];
  readonly forms: readonly DerivedForm[];
  readonly navigation: Data;
  readonly site: SiteFacts;
  readonly printSettings: PrintSettings;
  readonly records: SiteRecords;
  readonly vehicles: readonly Data[];
  /** The id of a vehicle by its other names. */
  readonly vehicleAliases: Readonly<Record<string, string>>;
  readonly pictures: readonly PictureFile[];
  readonly previews: readonly Preview[];
  readonly examples: Readonly<Record<string, readonly Data[]>>;
}

/** Makes pages, routes and records of a site whose links have been checked. */
export function deriveSite(site: Site): DerivedSite {
  const context = createViewContext(createSiteIndex(site));
  const props = createPropsMaker(context);
  const traits = sectionTraits(site.schemas);
  const pages = site.pages.map((page) => {
    const document = pageDocument(page, { context, props, traits });
    const preview = previewOf(page, document, context);
    return { document, preview, head: pageHead(page, { document, preview }, context) };
  });
  const { navigation, vehicles } = site.content;
  return {
    pages,
    pictures: listPictureFiles(context),
    previews: previewFiles(pages.flatMap(({ preview }) => preview ?? [])),
    routes: listRoutes(site.pages, traits),
    fallbacks: listFallbacks(site.pages),
    formerAddresses: listFormerAddresses(context.index),
    forms: listForms(context),
    navigation: props.propsOf('navigation', navigation?.data),
    site: siteFacts(context),
    printSettings: printSettings(context),
    records: context.records,
    vehicles: vehicles.map(({ id }) => vehicleOf(id, context)),
    vehicleAliases: Object.fromEntries(
      vehicles.flatMap(({ id, data }) => textsAt(data, 'aliases').map((alias) => [alias, id])),
    ),
    examples: sectionExamples(site.schemas),
  };
}

/** Each file once: the pages of a template share one. */
function previewFiles(previews: readonly PagePreview[]): readonly Preview[] {
  return [...new Map(previews.map(({ alt: _, ...file }) => [file.path, file])).values()];
}
