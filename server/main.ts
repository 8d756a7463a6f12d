import { listenForSignals } from './signals.ts';

// Before the rest is loaded, which takes a while: a signal may come meanwhile.
const signals = listenForSignals();
const { loadSite } = await import('./load-site.ts');
const { run } = await import('./run.ts');

await run(() => loadSite(`${import.meta.dirname}/..`), signals);
