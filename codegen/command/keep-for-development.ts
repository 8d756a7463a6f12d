import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compilerKey } from '../cache/compiler-key.ts';
import { writeKept } from '../cache/kept-file.ts';
import { originSteps } from '../derive/origins/site-origins.ts';
import { factUseSteps } from '../derive/uses/fact-uses.ts';
import { doBetween } from '../model/steps.ts';
import type { Site } from '../site/site.ts';
import { listContent } from './facts/list-content.ts';
import { listFacts } from './facts/list-facts.ts';

/** How long to wait after the last save before starting, in milliseconds. */
const idle = 400;

/**
 * Writes data for the development tools: which page uses which fact, where everything on a page is written, and a list
 * of all content. It goes beside the output and never into it, since the built site does not need it. This takes more
 * than a second, so it waits for a pause, and the next save aborts it.
 */
export async function keepForDevelopment(
  site: Site,
  root: string,
  isOver: AbortSignal,
): Promise<void> {
  try {
    await wait(idle, undefined, { signal: isOver });
    await keepAll(site, root, isOver);
  } catch (fault) {
    if (!isOver.aborted) throw fault;
  }
}

async function keepAll(site: Site, root: string, isOver: AbortSignal): Promise<void> {
  const keep = (name: string, value: unknown) =>
    writeKept(join(root, '.cache', name), compilerKey(), JSON.stringify(value));
  const uses = await doBetween(factUseSteps(site), isOver);
  const { everywhere, pages } = uses;
  keep('fact-uses.json', { everywhere, pages: Object.fromEntries(pages) });
  keep('origins.json', await doBetween(originSteps(site), isOver));
  const today = new Date().toISOString().slice(0, 10);
  keep('content.json', listContent(site, listFacts(site, today, uses)));
}
