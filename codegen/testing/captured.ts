import type { runCommand } from '../command/command.ts';

/** The exit code of a run of the command, what it prints, and what it complains of. */
export async function captured(
  run: (console: Parameters<typeof runCommand>[1]) => Promise<number>,
): Promise<{ code: number; printed: string; complaint: string }> {
  const printed: string[] = [];
  const complaint: string[] = [];
  const code = await run({
    print: (text) => void printed.push(text),
    complain: (text) => void complaint.push(text),
  });
  return { code, printed: printed.join(''), complaint: complaint.join('') };
}
