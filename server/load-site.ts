import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../generated/contract/render.ts';
import { StartFailure } from './errors.ts';
import type { BuiltSite, SiteForm } from './site.ts';

type Routes = typeof import('../generated/routes.ts');
type Vehicles = typeof import('../generated/vehicles.ts');
type Forms = typeof import('../generated/forms.ts');
type Site = typeof import('../generated/site.ts');

/**
 * Loads what the build left in `build` and `dist` of the project. What was generated since, for a site that
 * is yet to be built, does not fit the pages that are there.
 */
export async function loadSite(projectDirectory: string): Promise<BuiltSite> {
  try {
    return await importSite(projectDirectory);
  } catch (fault) {
    const isMissing =
      fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing) throw new StartFailure('The site is not built: run "npm run build" first.');
    throw fault;
  }
}

async function importSite(projectDirectory: string): Promise<BuiltSite> {
  const build = join(projectDirectory, 'build');
  const modules = join(build, 'generated');
  const [
    { routes, fallbacks },
    { vehicles, vehicleAliases },
    forms,
    { site, printSettings },
    renderer,
    apiSchemas,
  ] = await Promise.all([
    load<Routes>(modules, 'routes.ts'),
    load<Vehicles>(modules, 'vehicles.ts'),
    load<Forms>(modules, 'forms.ts'),
    load<Site>(modules, 'site.ts'),
    load<Renderer>(build, 'entry-server.js'),
    loadApiSchemas(modules),
  ]);
  const publicDirectory = join(projectDirectory, 'dist');
  return {
    publicDirectory,
    routes,
    fallbacks,
    vehicles,
    vehicleAliases,
    forms: listForms(forms),
    renderer,
    texts: site.server,
    locale: printSettings.locale,
    timezone: site.timezone,
    mapEmbedOrigin: site.mapEmbedOrigin,
    url: site.url,
    apiSchemas,
  };
}

function listForms({ forms, formSchemas }: Forms): readonly SiteForm[] {
  return forms.flatMap(({ id, action, success, subject, fields, texts }) => {
    const schema = formSchemas[id];
    const own = { id, path: action, fields, donePath: success, failure: texts.failed, subject };
    return schema ? [{ ...own, schema }] : [];
  });
}

function load<Module>(folder: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(folder, file)).href);
}

async function loadApiSchemas(modules: string): Promise<BuiltSite['apiSchemas']> {
  const file = 'api-schemas.ts';
  if (!existsSync(join(modules, file))) return undefined;
  return (await load<Pick<BuiltSite, 'apiSchemas'>>(modules, file)).apiSchemas;
}
