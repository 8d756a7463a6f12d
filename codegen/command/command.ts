import { type Compilation, compile, goodSite } from '../compile.ts';
import { isError } from '../diagnostics/sort-diagnostics.ts';
import { WriteFailure } from '../emit/write.ts';
import { readHistory } from '../load/history.ts';
import { type Memo, noMemo, openMemo } from '../memo.ts';
import type { Project } from '../read-project.ts';
import { jsonReport } from '../report/json.ts';
import { textReport } from '../report/text.ts';
import { schemaCodes } from '../schema/check-schemas.ts';
import type { Site } from '../site/site.ts';
import { type Format, type Request, readArguments, usage } from './arguments.ts';

/** Where a command writes. */
export interface Console {
  print(text: string): void;
  complain(text: string): void;
}

/** Exit codes: the content is good, the content has errors, the command was misused, an error of this program. */
export const exitCodes = { good: 0, wrongContent: 1, wrongUse: 2, internalError: 3 } as const;

/** Runs one command line with the results of earlier runs. */
export function runWithMemo(args: readonly string[], console: Console): Promise<number> {
  return runCommand(withFormat(args), console, openMemo);
}

/** On GitHub Actions diagnostics appear beside the lines of the pull request, unless another format is asked for. */
function withFormat(args: readonly string[]): readonly string[] {
  const isOnGithub = process.env.GITHUB_ACTIONS === 'true';
  const isChosen =
    ['explain', 'facts', 'new'].includes(args[0] ?? '') ||
    args.some((arg) => arg.startsWith('--format'));
  return isOnGithub && !isChosen ? [...args, '--format', 'github'] : args;
}

async function explainCode([code, ...rest]: readonly string[], console: Console) {
  const { explain: explainCode } = await import('./explain/explain.ts');
  const { text, isKnown } = explainCode(code);
  const isGood = isKnown && rest.length === 0;
  if (isGood) console.print(text);
  else
    console.complain(rest.length > 0 ? `"${rest.join(' ')}" is not understood.\n\n${usage}` : text);
  return isGood ? exitCodes.good : exitCodes.wrongUse;
}

async function newContent(args: readonly string[], console: Console) {
  const { writeNewContent } = await import('./new/new-content.ts');
  const { text, isWritten } = writeNewContent(args);
  if (isWritten) console.print(text);
  else console.complain(text);
  return isWritten ? exitCodes.good : exitCodes.wrongUse;
}

/** Runs one command line and returns its exit code. */
export async function runCommand(
  args: readonly string[],
  console: Console,
  memoOf: (root: string) => Memo = () => noMemo,
): Promise<number> {
  if (args[0] === 'explain') return await explainCode(args.slice(1), console);
  if (args[0] === 'new') return await newContent(args.slice(1), console);
  let request: Request;
  try {
    request = readArguments(args);
  } catch (error) {
    console.complain(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return exitCodes.wrongUse;
  }
  try {
    return await execute(request, console, memoOf(request.project.root));
  } catch (error) {
    console.complain(explain(error));
    return exitCodes.internalError;
  }
}

function explain(error: unknown): string {
  if (error instanceof WriteFailure) return `${error.message}\n`;
  const stack = error instanceof Error ? error.stack : error;
  return `This is a fault of the compiler, not of the content:\n${stack}\n`;
}

async function execute(
  { command, format, project, outDir, hasHistory }: Request,
  console: Console,
  memo: Memo,
): Promise<number> {
  if (command === 'fix') return await repair(project, console, memo);
  if (command === 'generate') {
    const { updateDerivedFiles } = await import('../schema/derived-files.ts');
    updateDerivedFiles(project.schemaDir);
  }
  const compilation = await compile(project, memo);
  if (command === 'generate' && compilation.errors.length === 0)
    await compilation.write(outDir, hasHistory ? readHistory(project.root) : undefined);
  const site = command === 'facts' ? goodSite(compilation) : undefined;
  console.print(
    site ? await factsOf(site, format) : await reportOf(compilation, format, project.root),
  );
  memo.save();
  return exitCodeOf(compilation, console);
}

async function factsOf(site: Site, format: Format): Promise<string> {
  const { listFacts } = await import('./facts/list-facts.ts');
  const { factsJson, factsText } = await import('../report/facts-report.ts');
  const list = listFacts(site, site.today);
  return format === 'json' ? factsJson(list) : factsText(list);
}

async function repair(project: Project, console: Console, memo: Memo): Promise<number> {
  const { fixContent } = await import('./fix/fix-content.ts');
  const { fixReport } = await import('../report/fix-report.ts');
  const fixed = await fixContent(project.root, () => compile(project, memo));
  console.print(fixReport(fixed, fixed.result));
  memo.save();
  return exitCodeOf(fixed.result, console);
}

function exitCodeOf({ diagnostics }: Compilation, console: Console): number {
  if (diagnostics.some(({ code }) => schemaCodes.includes(code))) {
    console.complain('The schemas of the project are at fault, not the content.\n');
    return exitCodes.internalError;
  }
  return diagnostics.some(isError) ? exitCodes.wrongContent : exitCodes.good;
}

async function reportOf(result: Compilation, format: Format, root: string): Promise<string> {
  const { diagnostics, tally } = result;
  switch (format) {
    case 'json':
      return jsonReport(diagnostics, tally);
    case 'github': {
      const { githubReport } = await import('../report/github.ts');
      return githubReport(result, root, process.env);
    }
    default:
      return textReport(result);
  }
}
