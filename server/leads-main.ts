import { runCommand } from './command/run-command.ts';
import { readConfig } from './config.ts';
import { ExitError } from './errors.ts';

try {
  process.stdout.write(await runCommand(process.argv.slice(2), readConfig(process.env)));
} catch (fault) {
  const isExpected = fault instanceof ExitError || (fault instanceof Error && 'code' in fault);
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message.trimEnd()}\n`);
  process.exitCode = fault instanceof ExitError ? fault.exitCode : 1;
}
