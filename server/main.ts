import { enableCompileCache } from 'node:module';

// What was compiled in an earlier run: a quarter of the start. Where the folder cannot be written, as the service
// file has it, nothing is kept.
enableCompileCache(`${import.meta.dirname}/../.cache/node`);
const { loadSite } = await import('./load-site.ts');
const { run } = await import('./run.ts');

await run(() => loadSite(`${import.meta.dirname}/..`));
