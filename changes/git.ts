import { spawnSync } from 'node:child_process';
import { trust } from './states/base-content.ts';

/** Git refused; the message is what it says. */
export class GitRefusal extends Error {}

/** Runs git in a folder, and returns what it prints. */
export type Git = (
  args: readonly string[],
  more?: { readonly input?: Buffer; readonly env?: Readonly<Record<string, string>> },
) => string;

/** Git as it is set up in a folder. It never asks: nobody would see the question. */
export function gitIn(folder: string): Git {
  return (args, { input, env } = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', [...trust, ...args], {
      cwd: folder,
      input: input ?? '',
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      timeout: 120_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...env },
    });
    if (status === 0) return stdout.trim();
    throw new GitRefusal(stderr?.trim() || error?.message || `git ${args[0]} failed`);
  };
}

/** What git prints; undefined if it refuses. */
export function tried(git: Git, ...args: readonly string[]): string | undefined {
  try {
    return git(args);
  } catch (error) {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}
