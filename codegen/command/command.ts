import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WriteFailure } from '../emit/write.ts';
import { usualMaxFiles } from '../load/load.ts';
import type { Compiled, CompileOptions } from '../pipeline.ts';
import { compile } from '../pipeline.ts';
import { jsonReport } from '../report/json.ts';
import { textReport } from '../report/text.ts';
import { schemaCodes } from '../schema/check-schemas.ts';
import type { Session } from '../session.ts';
import { createSession } from '../session.ts';

/** Where a command writes. */
export interface Console {
  print(text: string): void;
  complain(text: string): void;
}

/** Exit codes: the content is good, the content is wrong, the command was misused, this program is at fault. */
export const exitCodes = { good: 0, wrongContent: 1, wrongUse: 2, ourFault: 3 } as const;

const usage = `Usage: node codegen/main.ts <command> [options]

  check      checks the content and writes nothing
  generate   checks the content and writes the generated files
  watch      generates again after every change
  fix        repairs what is sure, and says what is left to decide
  explain    explains a code, such as unknown-key, or lists all codes

  --root <folder>     the folder that holds content/   (default: this project)
  --schema <folder>   the folder of the schemas        (default: this project's schema/)
  --out <folder>      the folder to write to           (default: generated/ under the root)
  --format <format>   text or json                     (default: text)
  --max-files <many>  how many files there may be      (default: ${usualMaxFiles})
`;

const commands = ['check', 'fix', 'generate', 'watch'] as const;
type Command = (typeof commands)[number];

interface Request {
  readonly command: Command;
  readonly format: 'text' | 'json';
  readonly options: CompileOptions;
}

/** Runs one command line with what earlier runs have kept. */
export function runFromKept(args: readonly string[], console: Console): Promise<number> {
  return runCommand(args, console, () => createSession({ isKept: true }));
}

async function explainCode([code, ...rest]: readonly string[], console: Console) {
  const { explain: explainFault } = await import('../explain/explain.ts');
  const { text, isKnown } = explainFault(code);
  const isGood = isKnown && rest.length === 0;
  if (isGood) console.print(text);
  else
    console.complain(rest.length > 0 ? `"${rest.join(' ')}" is not understood.\n\n${usage}` : text);
  return isGood ? exitCodes.good : exitCodes.wrongUse;
}

/** Runs one command line and returns its exit code. */
export async function runCommand(
  args: readonly string[],
  console: Console,
  startSession: () => Session = createSession,
): Promise<number> {
  if (args[0] === 'explain') return await explainCode(args.slice(1), console);
  let request: Request;
  try {
    request = readArguments(args);
  } catch (error) {
    console.complain(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return exitCodes.wrongUse;
  }
  try {
    return await execute(request, console, startSession);
  } catch (error) {
    console.complain(explain(error));
    return exitCodes.ourFault;
  }
}

function explain(error: unknown): string {
  if (error instanceof WriteFailure) return `${error.message}\n`;
  const stack = error instanceof Error ? error.stack : error;
  return `This is a fault of the compiler, not of the content:\n${stack}\n`;
}

async function execute(
  { command, format, options }: Request,
  console: Console,
  startSession: () => Session,
): Promise<number> {
  const report = (result: Compiled) => console.print(reportOf(result, format));
  if (command === 'fix') return await repair(options, console, startSession());
  if (command === 'watch') {
    const { watch } = await import('./watch.ts');
    await watch(options, report, { startSession });
    return exitCodes.good;
  }
  const result = await compile(options, startSession());
  report(result);
  return exitCodeOf(result, console);
}

async function repair(options: CompileOptions, console: Console, session: Session) {
  const { fixContent } = await import('../fix/fix-content.ts');
  const { fixReport } = await import('../report/fix-report.ts');
  const { changes, result } = await fixContent(options.root, () => compile(options, session));
  console.print(fixReport(changes, result));
  return exitCodeOf(result, console);
}

function exitCodeOf({ diagnostics }: Compiled, console: Console): number {
  if (diagnostics.some(({ code }) => schemaCodes.includes(code))) {
    console.complain('The schemas of the project are at fault, not the content.\n');
    return exitCodes.ourFault;
  }
  const isWrong = diagnostics.some((fault) => fault.severity === 'error');
  return isWrong ? exitCodes.wrongContent : exitCodes.good;
}

function reportOf(result: Compiled, format: Request['format']): string {
  return format === 'json' ? jsonReport(result.diagnostics, result.tally) : textReport(result);
}

function readArguments(args: readonly string[]): Request {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      schema: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string', default: 'text' },
      'max-files': { type: 'string', default: String(usualMaxFiles) },
    },
  });
  const [command, ...rest] = positionals;
  if (!isCommand(command)) {
    throw new Error(command ? `There is no command "${command}".` : 'A command is missing.');
  }
  if (rest.length > 0) throw new Error(`"${rest.join(' ')}" is not understood.`);
  if (values.format !== 'text' && values.format !== 'json') {
    throw new Error(`There is no format "${values.format}".`);
  }
  const maxFiles = Number(values['max-files']);
  if (!Number.isInteger(maxFiles) || maxFiles < 1) {
    throw new Error(`--max-files takes a whole number of files, not "${values['max-files']}".`);
  }
  const project = join(import.meta.dirname, '../..');
  const root = existingFolder(resolve(values.root ?? project));
  const schemaDir = existingFolder(resolve(values.schema ?? join(project, 'schema')));
  const outDir = resolve(values.out ?? join(root, 'generated'));
  const options = {
    root,
    schemaDir,
    outDir,
    emit: command === 'generate' || command === 'watch',
    maxFiles,
  };
  return { command, format: values.format, options };
}

function isCommand(name: string | undefined): name is Command {
  return commands.some((command) => command === name);
}

function existingFolder(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${path}.`);
  }
  return path;
}
