import {
  createRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';

/** Loads a module as it is now. */
export type LoadNow = <Module>(path: string) => Promise<Module>;

const prefix = 'language_';

/** The language whose modules are loaded in an environment of the server; none in those that every site has. */
export function languageOf({ name }: { readonly name: string }): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length).replaceAll('_', '-') : undefined;
}

/** Loads modules for a language. In each further one the code is another copy, over what was generated for that language. */
export function loaderIn(server: ViteDevServer, language?: string): LoadNow {
  if (language === undefined) return (path) => server.ssrLoadModule(path) as Promise<never>;
  return async (path) => (await environmentOf(server, language)).runner.import(path);
}

const opened = new WeakMap<ViteDevServer, Map<string, Promise<RunnableDevEnvironment>>>();

function environmentOf(server: ViteDevServer, language: string): Promise<RunnableDevEnvironment> {
  const known = opened.get(server) ?? new Map<string, Promise<RunnableDevEnvironment>>();
  opened.set(server, known);
  const environment = known.get(language) ?? openEnvironment(server, language);
  known.set(language, environment);
  return environment;
}

/** Opened with the first page in the language, which may have been added while the server runs: no configuration names it. */
async function openEnvironment(server: ViteDevServer, language: string) {
  const name = prefix + language.replaceAll('-', '_');
  const { environments } = server.config;
  const config = { ...server.config, environments: { ...environments, [name]: environments.ssr } };
  const environment = createRunnableDevEnvironment(name, config as typeof server.config, {
    runnerOptions: { hmr: false, sourcemapInterceptor: false },
  });
  await environment.init({ watcher: server.watcher });
  server.environments[name] = environment;
  return environment;
}
