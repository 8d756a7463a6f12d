import { WriteFailure } from '../emit/write.ts';
import type { Compiled, CompileOptions } from '../pipeline.ts';
import { compile, goodSite } from '../pipeline.ts';
import { jsonReport } from '../report/json.ts';
import { textReport } from '../report/text.ts';
import { schemaCodes } from '../schema/check-schemas.ts';
import type { Session } from '../session.ts';
import { createSession } from '../session.ts';
import type { Site } from '../site/site.ts';
import { type Format, type Request, readArguments, usage } from './arguments.ts';
import { checkContent } from './check-content.ts';

/** Where a command writes. */
export interface Console {
  print(text: string): void;
  complain(text: string): void;
}

/** Exit codes: the content is good, the content has errors, the command was misused, this program is at fault. */
export const exitCodes = { good: 0, wrongContent: 1, wrongUse: 2, ourFault: 3 } as const;

/** Runs one command line with the caches of earlier runs. */
export function runFromKept(args: readonly string[], console: Console): Promise<number> {
  return runCommand(withFormat(args), console, () => createSession({ isKept: true }));
}

/** On GitHub Actions faults appear beside the lines of the pull request, unless the command asks for another format. */
function withFormat(args: readonly string[]): readonly string[] {
  const isOnGithub = process.env.GITHUB_ACTIONS === 'true';
  const isChosen =
    ['explain', 'facts'].includes(args[0] ?? '') || args.some((arg) => arg.startsWith('--format'));
  return isOnGithub && !isChosen ? [...args, '--format', 'github'] : args;
}

async function explainCode([code, ...rest]: readonly string[], console: Console) {
  const { explain: explainFault } = await import('./explain/explain.ts');
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
  const report = async (result: Compiled) =>
    console.print(await reportOf(result, format, options.root));
  if (command === 'fix') return await repair(options, console, startSession());
  if (command === 'watch') {
    const [{ watch }, { followOpenPages }] = await Promise.all([
      import('./watch.ts'),
      import('./open-pages.ts'),
    ]);
    await watch(options, report, { startSession, ahead: followOpenPages() });
    return exitCodes.good;
  }
  const result = await (command === 'check' ? checkContent : compile)(options, startSession());
  const site = command === 'facts' && goodSite(result);
  if (site) console.print(await factsOf(site, format));
  else await report(result);
  return exitCodeOf(result, console);
}

/** The only command that depends on the date: a check reports the same every day. */
async function factsOf(site: Site, format: Format): Promise<string> {
  const { listFacts } = await import('./facts/list-facts.ts');
  const { factsJson, factsText } = await import('../report/facts-report.ts');
  const list = listFacts(site, new Date().toISOString().slice(0, 10));
  return format === 'json' ? factsJson(list) : factsText(list);
}

async function repair(options: CompileOptions, console: Console, session: Session) {
  const { fixContent } = await import('./fix/fix-content.ts');
  const { fixReport } = await import('../report/fix-report.ts');
  const fixed = await fixContent(options.root, () => compile(options, session));
  console.print(fixReport(fixed, fixed.result));
  return exitCodeOf(fixed.result, console);
}

function exitCodeOf({ diagnostics }: Compiled, console: Console): number {
  if (diagnostics.some(({ code }) => schemaCodes.includes(code))) {
    console.complain('The schemas of the project are at fault, not the content.\n');
    return exitCodes.ourFault;
  }
  const isWrong = diagnostics.some((fault) => fault.severity === 'error');
  return isWrong ? exitCodes.wrongContent : exitCodes.good;
}

async function reportOf(result: Compiled, format: Format, root: string): Promise<string> {
  const { diagnostics, tally } = result;
  switch (format) {
    case 'json':
      return jsonReport(diagnostics, tally);
    case 'github': {
      const { githubReport } = await import('../report/github/github.ts');
      return githubReport(result, root, process.env);
    }
    default:
      return textReport(result);
  }
}
