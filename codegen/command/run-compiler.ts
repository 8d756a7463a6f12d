import { loadBundle } from '../cache/bundle.ts';

type Compiler = typeof import('./command.ts');
type Console = Parameters<Compiler['runFromKept']>[1];

/** What a run of the compiler came to. */
interface Run {
  readonly code: number;
  /** To be called once there is time: what this run has made is kept for the next. */
  keepCode(): void;
}

/** Runs the compiler as one program, with what earlier runs have kept. */
export async function runCompiler(args: readonly string[], console: Console): Promise<Run> {
  // A check emits nothing: a program without what emits is made and loaded sooner, by 20 of 700 ms.
  const onDemand = args[0] === 'check' ? ['command/explain', 'report', 'validate'] : 'all';
  const bundle = await loadBundle<Compiler>('command/command.ts', onDemand);
  const { runFromKept } = bundle?.exports ?? (await import('./command.ts'));
  const code = await runFromKept(args, console);
  return { code, keepCode: () => bundle?.keepCode() };
}
