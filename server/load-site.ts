import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../generated/contract/render.ts';
import { StartFailure } from './errors.ts';
import { type BuiltSite, lastReached, type SiteForm, type SitesAhead } from './site.ts';
import { findModulesOf } from './site-modules.ts';

type Routes = typeof import('../generated/routes.ts');
type Changes = typeof import('../generated/last-changes.ts');
type Vehicles = typeof import('../generated/vehicles.ts');
type Forms = typeof import('../generated/forms.ts');
type Site = typeof import('../generated/site.ts');
type States = typeof import('../generated/states.ts');
type Contract = typeof import('../generated/contract/forms.ts');
type Print = typeof import('../generated/print-settings.ts');
type ApiSchemas = Pick<BuiltSite, 'apiSchemas'>;

/** The renderer as built: once it holds its pages, changes to their files no longer affect it. */
interface BuiltRenderer extends Renderer {
  holdPages(): void;
}

/** Loads a module by its path. */
export type LoadModule = <Module>(file: string) => Promise<Module>;

/**
 * Loads what the build left in the project's `build` and `dist`. The `generated` folder may already belong to the next
 * build and not match these pages. Of the states built ahead, the one of today is loaded.
 */
export async function loadSite(projectDirectory: string): Promise<BuiltSite> {
  // The server's own modules read the contract in `generated`.
  const parts = ['generated/contract', 'build/entry-server.js', 'dist'];
  if (!parts.every((part) => existsSync(join(projectDirectory, part)))) {
    throw new StartFailure('The site is not built: run "npm run build" first.');
  }
  return importSite(projectDirectory);
}

/** The dealer's time zone as the site was built with it; UTC for a site that is not built. */
export async function loadTimeZone(projectDirectory: string): Promise<string> {
  try {
    return (await loadBuilt(join(projectDirectory, 'build'))<Site>('generated/site.ts')).site
      .timezone;
  } catch (fault) {
    if (isMissing(fault)) return 'UTC';
    throw fault;
  }
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND';
}

function loadBuilt(build: string): LoadModule {
  return (file) => import(/* @vite-ignore */ pathToFileURL(join(build, file)).href);
}

async function importSite(projectDirectory: string): Promise<BuiltSite> {
  findModulesOf(projectDirectory);
  const build = join(projectDirectory, 'build');
  const [{ stateDays: days, buildDue: due }, { site }, { dateIn }] = await Promise.all([
    loadBuilt(build)<States>('generated/states.ts'),
    loadBuilt(build)<Site>('generated/site.ts'),
    loadBuilt(build)<Contract>('generated/contract/forms.ts'),
  ]);
  const files = {
    publicDirectory: join(projectDirectory, 'dist'),
    // As web/prerender/publish-site.ts has it, and the states below.
    replacedDirectory: join(projectDirectory, '.cache/previous/dist'),
  };
  const [, ...others] = site.languages ?? [];
  const first = openAhead(build, { days, due }, files);
  const translated = await Promise.all(
    others.map(async ({ language }) => {
      const own = join(build, 'languages', language);
      const { stateDays, buildDue } = await loadBuilt(own)<States>('generated/states.ts');
      return openAhead(own, { days: stateDays, due: buildDue }, files);
    }),
  );
  const loadOn = async (day: string): Promise<BuiltSite> => {
    const shown = await first.load(day);
    const all = await Promise.all(translated.map((each) => each.load(day)));
    return { ...withTranslations(shown, all), ahead };
  };
  // The list of all addresses names those of each language.
  const everyDay = [first, ...translated].flatMap((each) => each.days);
  const ahead: SitesAhead = { ...first, days: [...new Set(everyDay)].sort(), load: loadOn };
  return loadOn(dateIn(site.timezone));
}

type SharedFiles = Pick<BuiltSite, 'publicDirectory' | 'replacedDirectory'>;

/** A site in one language, on each day that comes. */
function openAhead(
  build: string,
  { days, due }: Pick<SitesAhead, 'days' | 'due'>,
  files: SharedFiles,
): SitesAhead {
  const load = async (day: string): Promise<BuiltSite> => {
    const state = lastReached(days, day);
    const folder = state === undefined ? undefined : join(build, 'states', state);
    const changed = folder === undefined ? undefined : join(folder, 'dist');
    const changesOn = days.find((each) => each > day) ?? due;
    const site = await importFrom(folder === undefined ? build : join(folder, 'build'));
    const isChanged = changed !== undefined && existsSync(changed);
    return { ...site, ...files, changesOn, ...(isChanged && { changedDirectory: changed }) };
  };
  return { days, due, load };
}

/** A site with the same in its further languages, if it has any. */
export function withTranslations(first: BuiltSite, others: readonly BuiltSite[]): BuiltSite {
  if (others.length === 0) return first;
  return { ...first, translations: others.map((each) => readAsIn(first, each)) };
}

/** A site in a further language: the dealer reads messages in the first one. */
function readAsIn({ forms }: BuiltSite, site: BuiltSite): BuiltSite {
  const fieldsOf = (id: string) => forms.find((form) => form.id === id)?.fields;
  return {
    ...site,
    forms: site.forms.map((form) => {
      const dealerFields = fieldsOf(form.id);
      return { ...form, language: site.language, ...(dealerFields && { dealerFields }) };
    }),
  };
}

async function importFrom(build: string): Promise<BuiltSite> {
  const load = loadBuilt(build);
  const renderer = await load<BuiltRenderer>('entry-server.js');
  renderer.holdPages();
  return assembleSite(renderer, (file) => load(`generated/${file}`));
}

/** Puts a site together from its renderer and the modules that were generated for it. */
export async function assembleSite(renderer: Renderer, load: LoadModule): Promise<BuiltSite> {
  const [
    { routes, fallbacks, formerAddresses },
    { lastChanges },
    { vehicles, vehicleAliases },
    forms,
    { site },
    { printSettings },
    { apiSchemas },
  ] = await Promise.all([
    load<Routes>('routes.ts'),
    load<Changes>('last-changes.ts'),
    load<Vehicles>('vehicles.ts'),
    load<Forms>('forms.ts'),
    load<Site>('site.ts'),
    load<Print>('print-settings.ts'),
    load<ApiSchemas>('api-schemas.ts'),
  ]);
  return {
    routes,
    fallbacks,
    formerAddresses,
    lastChanges,
    vehicles,
    vehicleAliases,
    forms: listForms(forms),
    renderer,
    texts: site.server,
    locale: printSettings.locale,
    timezone: site.timezone,
    mapEmbedOrigin: site.mapEmbedOrigin,
    opens: site.everywhere?.opens,
    securityContact: site.securityContact,
    language: site.language,
    prefix: printSettings.prefix,
    url: site.url,
    apiSchemas,
  };
}

function listForms({ forms, formSchemas }: Forms): readonly SiteForm[] {
  return forms.flatMap(
    ({ id, action, success, subject, recipients, told, about, fields, texts }) => {
      const schema = formSchemas[id];
      const own = {
        id,
        path: action,
        fields,
        donePath: success,
        failure: texts.failed,
        subject,
        recipients,
        told,
        ...(about && { about }),
      };
      return schema ? [{ ...own, schema }] : [];
    },
  );
}
