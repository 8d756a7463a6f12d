import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import type { Compiled, CompileOptions } from '../pipeline.ts';
import { compile, goodSite } from '../pipeline.ts';
import type { Session } from '../session.ts';
import { createSession } from '../session.ts';
import { createSettledRunner } from './debounce.ts';
import { fingerprintOf } from './folder-fingerprint.ts';
import { keepForDevelopment } from './keep-for-development.ts';

interface WatchSettings {
  readonly startSession?: () => Session;
  /** Ends the watch. */
  readonly signal?: AbortSignal;
}

/** Compiles once, then again after every change of content or schemas, until the signal ends it. */
export async function watch(
  options: CompileOptions,
  report: (result: Compiled) => void | Promise<void>,
  { startSession = createSession, signal }: WatchSettings = {},
): Promise<void> {
  const content = join(options.root, 'content');
  let session = startSession();
  let seen = '';
  const run = async () => {
    const fingerprint = fingerprintOf(content);
    if (fingerprint === seen) return;
    seen = fingerprint;
    const result = await compile(options, session);
    await report(result);
    const site = goodSite(result);
    // What pages are made from is found out once they are there to be looked at.
    if (options.emit && site) keepForDevelopment(site, options.root);
  };
  await run();
  const runner = createSettledRunner(run);
  const settings = { recursive: true, ...(signal ? { signal } : {}) };
  const follow = (folder: string, changed: () => void) =>
    watchFolder(folder, settings, changed).on('error', changed);
  follow(content, () => runner.changed());
  follow(options.schemaDir, () => {
    session = startSession();
    seen = '';
    runner.changed();
  });
  await new Promise<void>((resolve, reject) => {
    runner.failed(reject);
    signal?.addEventListener('abort', () => resolve());
  });
}
