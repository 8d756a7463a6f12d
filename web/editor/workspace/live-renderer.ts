import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { DerivedSite } from '../../../codegen/derive/derive.ts';
import type { SiteOrigins } from '../../../codegen/derive/origins/site-origins.ts';
import { pathOfDocument } from '../../../codegen/model/page.ts';
import type * as SiteRenderer from '../../src/site-renderer.ts';
import type { ReadPage, SiteModules } from '../../src/site-renderer.ts';
import type { CompiledContent } from './compiled-content.ts';
import { generatedFolder } from './generated-folder.ts';
import { type LoadNow, loaderIn } from './load-module.ts';

type Renderer = ReturnType<typeof SiteRenderer.createSiteRenderer>;

/** Returns the renderer of a language for the current code and content; one whose texts carry marks, if asked for that. */
export type OpenRenderer = (language: string | undefined, isMarked?: boolean) => Promise<Renderer>;

/**
 * The production renderer over generated modules that are loaded apart from its code. If only those have changed, its
 * code is not evaluated again, which takes 30 ms, and pages are rendered by functions that are warm.
 */
export function liveRenderer(
  server: ViteDevServer,
  project: string,
  content: CompiledContent,
): OpenRenderer {
  const made = new Map<string, { readonly of: readonly unknown[]; readonly renderer: Renderer }>();
  return async (language, isMarked = false) => {
    const name = `${language} ${isMarked}`;
    const modules = await loadModules(server, project, language);
    const [source, site] = [content.source(language), content.site(language)];
    const origins = isMarked && source && site ? content.originsOf({ source, site }) : undefined;
    const of = [...modules, origins];
    const known = made.get(name);
    if (known?.of.every((part, index) => part === of[index])) return known.renderer;
    const renderer = origins
      ? marked(modules, origins)
      : create(
          modules,
          pageReader(() => content.site(language)),
        );
    made.set(name, { of, renderer });
    return renderer;
  };
}

/** The renderer of another state of the content than the saved one, in one of its languages. */
export async function rendererOf(
  server: ViteDevServer,
  { state, language }: { readonly state: DerivedSite; readonly language: string | undefined },
  origins: SiteOrigins,
): Promise<Renderer> {
  const code = await loadCode(loaderIn(server, language));
  // What its modules would hold.
  return marked([code, state, state, state] as unknown as Modules, origins);
}

type Modules = Awaited<ReturnType<typeof loadModules>>;

const loadCode = (load: LoadNow) => load<typeof SiteRenderer>('/src/site-renderer.ts');

function loadModules(server: ViteDevServer, project: string, language: string | undefined) {
  const load = loaderIn(server, language);
  const generated = (name: string) => join(generatedFolder(project, language), name);
  return Promise.all([
    loadCode(load),
    load<SiteModules['routes']>(generated('routes.ts')),
    load<SiteModules['navigation']>(generated('navigation.ts')),
    load<SiteModules['site']>(generated('site.ts')),
  ]);
}

type Around = Parameters<typeof SiteRenderer.createSiteRenderer>[2];

function create([code, routes, navigation, site]: Modules, read: ReadPage, around?: Around) {
  return code.createSiteRenderer({ routes, navigation, site }, read, around);
}

function marked(modules: Modules, origins: SiteOrigins): Renderer {
  const read = (name: string) => {
    const { document, head } = origins.page(pathOfDocument(name)) ?? fail(name);
    return { page: document as ReturnType<ReadPage>['page'], head };
  };
  return create(modules, read, origins.shared() as unknown as Around);
}

function fail(name: string): never {
  throw new Error(`there is no page ${name}`);
}

/** Reads pages from the content as it was last saved, made when they are asked for. */
function pageReader(siteNow: () => DerivedSite | undefined): ReadPage {
  let of = siteNow();
  let made = new Map<string, ReturnType<ReadPage>>();
  return (name) => {
    const site = siteNow();
    if (site !== of) made = new Map();
    of = site;
    const known = made.get(name);
    if (known) return known;
    // As it is read from a file once the site is built.
    const { document, head } = JSON.parse(
      JSON.stringify(site?.page(pathOfDocument(name)) ?? fail(name)),
    );
    made.set(name, { page: document, head });
    return { page: document, head };
  };
}
