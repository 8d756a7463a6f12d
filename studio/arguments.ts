type Command = 'draw' | 'list' | 'keep';

/** What to do, and for which pictures; an empty list of keys means all. */
export interface Request {
  readonly command: Command;
  readonly keys: readonly string[];
}

const commands: readonly Command[] = ['draw', 'list', 'keep'];

/** Reads `[draw|list|keep] [key…]`; the default command is draw. */
export function readArguments(words: readonly string[]): Request {
  const command = commands.find((each) => each === words[0]);
  return command ? { command, keys: words.slice(1) } : { command: 'draw', keys: words };
}
