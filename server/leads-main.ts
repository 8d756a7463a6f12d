import { readConfig } from './config.ts';
import { ExitError } from './errors.ts';
import { loadTimeZone } from './load-site.ts';
import { findModulesOf } from './site-modules.ts';

try {
  const config = readConfig(process.env);
  findModulesOf(config.siteDirectory);
  const location = { ...config, timeZone: await loadTimeZone(config.siteDirectory) };
  const { runCommand } = await import('./command/run-command.ts');
  process.stdout.write(await runCommand(process.argv.slice(2), location));
} catch (fault) {
  const isExpected = fault instanceof ExitError || (fault instanceof Error && 'code' in fault);
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message.trimEnd()}\n`);
  process.exitCode = fault instanceof ExitError ? fault.exitCode : 1;
}
