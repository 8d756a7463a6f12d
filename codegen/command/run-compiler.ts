import { loadBundle } from '../cache/bundle.ts';

type Compiler = typeof import('./command.ts');
type Console = Parameters<Compiler['runFromKept']>[1];

/** The result of a run of the compiler. */
interface Run {
  readonly code: number;
  /** Call once there is time: caches the compiled code for the next run. */
  keepCode(): void;
}

/** Runs the compiler as one program, with the caches of earlier runs. */
export async function runCompiler(args: readonly string[], console: Console): Promise<Run> {
  // A check emits nothing: without the emitter, bundling and loading the program takes 20 of 700 ms less.
  const onDemand = args[0] === 'check' ? ['command/explain', 'load', 'report', 'validate'] : 'all';
  const bundle = await loadBundle<Compiler>('command/command.ts', onDemand);
  const { runFromKept } = bundle?.exports ?? (await import('./command.ts'));
  const code = await runFromKept(args, console);
  return { code, keepCode: () => bundle?.keepCode() };
}
