import { runCommand } from './command/run-command.ts';
import { readConfig } from './config.ts';
import { ExitError } from './errors.ts';
import { loadTimeZone } from './load-site.ts';

try {
  const timeZone = await loadTimeZone(`${import.meta.dirname}/..`);
  const location = { ...readConfig(process.env), timeZone };
  process.stdout.write(await runCommand(process.argv.slice(2), location));
} catch (fault) {
  const isExpected = fault instanceof ExitError || (fault instanceof Error && 'code' in fault);
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message.trimEnd()}\n`);
  process.exitCode = fault instanceof ExitError ? fault.exitCode : 1;
}
