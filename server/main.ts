import { enableCompileCache } from 'node:module';

// Here and not in front of the command, which no shell of Windows would understand.
process.env.NODE_ENV ??= 'production';
// Code compiled in an earlier run is reused, which saves a quarter of the startup. Where the folder is read-only, as
// under the service file, nothing is cached.
enableCompileCache(`${import.meta.dirname}/../.cache/node`);
const { loadSite } = await import('./load-site.ts');
const { run } = await import('./run.ts');

await run(({ siteDirectory }) => loadSite(siteDirectory));
