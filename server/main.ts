import { loadSite } from './load-site.ts';
import { run } from './run.ts';

await run(() => loadSite(`${import.meta.dirname}/..`));
