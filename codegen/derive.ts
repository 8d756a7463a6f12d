import type { Data } from './content.ts';
import { sectionExamples } from './derive/examples.ts';
import type { PageHead } from './derive/head.ts';
import { pageHead } from './derive/head.ts';
import type { PageDocument } from './derive/page-document.ts';
import { pageDocument } from './derive/page-document.ts';
import type { PictureFile } from './derive/picture-files.ts';
import { listPictureFiles } from './derive/picture-files.ts';
import type { Preview } from './derive/preview.ts';
import { previewOf } from './derive/preview.ts';
import type { Fallback, Route } from './derive/routes.ts';
import { listFallbacks, listRoutes } from './derive/routes.ts';
import { createPropsMaker } from './derive/section-props.ts';
import { sectionTraits } from './derive/section-traits.ts';
import { siteFacts } from './derive/site-facts.ts';
import { vehicleOf } from './derive/vehicle.ts';
import { createViewContext } from './derive/view-context.ts';
import { createSiteIndex } from './site-index.ts';
import type { Site } from './site-model.ts';

/** Everything the web and the server are given, still as data. */
export interface DerivedSite {
  readonly pages: readonly { readonly document: PageDocument; readonly head: PageHead }[];
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly navigation: Data;
  readonly site: Data;
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
    previews: uniquePreviews(pages.flatMap(({ preview }) => preview ?? [])),
    routes: listRoutes(site.pages, traits),
    fallbacks: listFallbacks(site.pages),
    navigation: props.propsOf('navigation', navigation?.data),
    site: siteFacts(context),
    vehicles: vehicles.map(({ id }) => vehicleOf(id, context)),
    vehicleAliases: Object.fromEntries(
      vehicles.flatMap(({ id, data }) => aliasesOf(data).map((alias) => [alias, id])),
    ),
    examples: sectionExamples(site.schemas),
  };
}

function uniquePreviews(previews: readonly Preview[]): readonly Preview[] {
  return [...new Map(previews.map((preview) => [preview.path, preview])).values()];
}

function aliasesOf({ aliases }: Data): readonly string[] {
  return Array.isArray(aliases) ? aliases.map(String) : [];
}
