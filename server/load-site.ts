import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite, Renderer } from './site.ts';
import { StartFailure } from './start-failure.ts';

/** Loads what the build left in `generated`, `build` and `dist` of the project. */
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
  const [
    { routes, fallbacks },
    { vehicles, vehicleAliases },
    { contactSchema, contactForm },
    { site },
    renderer,
    apiSchemas,
  ] = await Promise.all([
    import('../generated/routes.ts'),
    import('../generated/vehicles.ts'),
    import('../generated/forms/contact.ts'),
    import('../generated/site.ts'),
    loadRenderer(join(projectDirectory, 'build', 'entry-server.js')),
    loadApiSchemas(join(projectDirectory, 'generated', 'api-schemas.ts')),
  ]);
  const publicDirectory = join(projectDirectory, 'dist');
  const contact = {
    schema: contactSchema,
    fields: contactForm.fields,
    donePath: contactForm.success,
    failure: contactForm.texts.failed,
  };
  const phone = site.phones.main.number;
  const mapEmbedOrigin = 'mapEmbedOrigin' in site ? String(site.mapEmbedOrigin) : undefined;
  return {
    publicDirectory,
    routes,
    fallbacks,
    vehicles,
    vehicleAliases,
    contact,
    renderer,
    phone,
    mapEmbedOrigin,
    url: site.url,
    apiSchemas,
  };
}

async function loadRenderer(file: string): Promise<Renderer> {
  const renderer: Renderer = await import(pathToFileURL(file).href);
  return renderer;
}

async function loadApiSchemas(file: string): Promise<BuiltSite['apiSchemas']> {
  if (!existsSync(file)) return undefined;
  const { apiSchemas } = await import(pathToFileURL(file).href);
  return apiSchemas;
}
