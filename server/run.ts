import { type Config, ConfigError, readConfig } from './config.ts';
import type { BuiltSite } from './site.ts';
import { type RunningServer, start } from './start.ts';
import { StartFailure } from './start-failure.ts';

/** Runs a server for the life of the process: settings, start, signals and exit codes. */
export async function run(loadSite: () => Promise<BuiltSite>): Promise<void> {
  const stop = listenForSignals();
  try {
    requireNode(24);
    const config = readConfig(process.env);
    const server = await startServer(config, await loadSite());
    process.stdout.write(`Listening on ${server.address}\n`);
    await stop;
    await server.close();
    process.exit(0);
  } catch (fault) {
    exitWithSentence(fault);
  }
}

function startServer(config: Config, site: BuiltSite): Promise<RunningServer> {
  return start(config, { site, reportFault: writeFault });
}

/** Resolves at the first signal to stop; a second one ends the process at once. */
function listenForSignals(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    resolve();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return promise;
}

function exitWithSentence(fault: unknown): never {
  const isExpected = fault instanceof ConfigError || fault instanceof StartFailure;
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exit(fault instanceof ConfigError ? 2 : 1);
}

/** Writes where a fault arose, without its message: that may hold what a visitor sent. */
function writeFault(fault: unknown): void {
  const { name = 'fault', stack = '' } = fault instanceof Error ? fault : {};
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  process.stderr.write(`${[name, ...frames].join('\n')}\n`);
}

function requireNode(oldest: number): void {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new StartFailure(
    `Node ${version} is too old; use ${oldest} or newer, as "npm start" does.`,
  );
}
