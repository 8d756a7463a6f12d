import { CommandFailure } from './command/command-failure.ts';
import { runCommand } from './command/run-command.ts';
import { ConfigError, readConfig } from './config.ts';
import { StartFailure } from './start-failure.ts';

try {
  process.stdout.write(await runCommand(process.argv.slice(2), readConfig(process.env)));
} catch (fault) {
  const isExpected =
    fault instanceof CommandFailure ||
    fault instanceof StartFailure ||
    fault instanceof ConfigError ||
    (fault instanceof Error && 'code' in fault);
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message.trimEnd()}\n`);
  process.exitCode = fault instanceof ConfigError ? 2 : 1;
}
