import { join } from 'node:path';
import type { Ahead, Compiled, CompileOptions } from '../pipeline.ts';
import { compile, goodSite } from '../pipeline.ts';
import type { Session } from '../session.ts';
import { createSession } from '../session.ts';
import { createSettledRunner } from './debounce.ts';
import { fingerprintOf } from './folder-fingerprint.ts';
import { keepForDevelopment } from './keep-for-development.ts';
import { type WatchedFolder, watchFolder } from './watch-folder.ts';

interface WatchSettings {
  readonly startSession?: () => Session;
  /** Pages to write before all others. */
  readonly ahead?: Ahead | undefined;
  /** Ends the watch. */
  readonly signal?: AbortSignal;
}

/** Compiles once, then again after every change of content or schemas, until the signal ends it. */
export async function watch(
  options: CompileOptions,
  report: (result: Compiled) => void | Promise<void>,
  { startSession = createSession, ahead, signal }: WatchSettings = {},
): Promise<void> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const watched: WatchedFolder[] = [];
  signal?.addEventListener('abort', () => {
    for (const folder of watched) folder.close();
    resolve();
  });
  const content = join(options.root, 'content');
  let session = startSession();
  let seen = '';
  let newer = new AbortController();
  const run = async () => {
    if (signal?.aborted) return;
    for (const folder of watched) folder.renew();
    const fingerprint = fingerprintOf(content);
    if (fingerprint === seen) return;
    seen = fingerprint;
    newer.abort();
    newer = new AbortController();
    const result = await compile(options, session, ahead);
    await report(result);
    const site = goodSite(result);
    const isOver = AbortSignal.any([newer.signal, ...(signal ? [signal] : [])]);
    // Tracing where the pages come from takes ten times as long, so it starts once they can be viewed.
    if (options.emit && site) keepForDevelopment(site, options.root, isOver).catch(reject);
  };
  const runner = createSettledRunner(run);
  runner.failed(reject);
  watched.push(
    watchFolder(content, () => runner.changed()),
    watchFolder(options.schemaDir, () => {
      session = startSession();
      seen = '';
      runner.changed();
    }),
  );
  runner.now();
  await ended;
}
