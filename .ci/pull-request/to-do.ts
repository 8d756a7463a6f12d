import { structuredPatch } from 'diff';
import { block, inCode, line, plain } from '../forge/hostile-text.ts';
import type { RepairedFile, Repairs } from './repairs.ts';

/** How the repairs reach the pull request. */
export interface ToDo {
  /** If what belongs elsewhere can be pushed as a commit. */
  readonly pushed: readonly string[];
  /** If not: the lines to paste. */
  readonly pasted: readonly string[];
}

/** What the author has to do, in plain words. */
export function toDoFor({ suggestions, files }: Repairs, isSound: boolean): ToDo {
  const buttons =
    suggestions.length === 0
      ? []
      : [
          `**${suggestions.length === 1 ? '1 repair is' : `${suggestions.length} repairs are`} suggested** at ${suggestions.length === 1 ? 'its line' : 'their lines'}, in this conversation and under *Files changed*. Press **Commit suggestion** on ${suggestions.length === 1 ? 'it' : 'each'}.`,
        ];
  const names = files.map(({ path }) => inCode(path)).join(', ');
  const nothing =
    isSound && suggestions.length === 0
      ? [
          'Nothing has to be repaired, and nothing is live yet. Read the words below as visitors will, then ask for a review.',
        ]
      : [];
  return {
    pushed: [
      ...buttons,
      ...(files.length > 0
        ? [
            `**Added for you** in a commit of its own: what was missing in ${names}. There is nothing to do about it.`,
          ]
        : []),
      ...nothing,
    ],
    pasted: [...buttons, ...files.map(fileToPaste), ...(files.length > 0 ? [] : nothing)],
  };
}

/** How a file is put right by hand on the forge's page. */
function fileToPaste({ path, from, before, after }: RepairedFile): string {
  const renamed = from === undefined ? [] : [`**Rename** ${inCode(from)} to ${inCode(path)}.`];
  const text = 'text' in after ? after.text : undefined;
  if (text === undefined) return renamed.join('');
  if (before === undefined)
    return `**Make a file** ${inCode(path)} with these lines:\n\n${block('yaml', text.trimEnd())}`;
  const { hunks } = structuredPatch(path, path, before, text, '', '', { context: 0 });
  // From the last to the first, so that no step moves the lines of another.
  const steps = hunks.toReversed().map(({ oldStart, oldLines, lines }) => {
    const fresh = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    const [first, last] = [oldStart, oldStart + oldLines - 1];
    const place = first === last ? `line ${first}` : `lines ${first} to ${last}`;
    if (fresh.length === 0) return `delete ${place}.`;
    const added = oldStart === 1 ? 'add at the top' : `add below line ${oldStart - 1}`;
    const where = oldLines === 0 ? added : `write in place of ${place}`;
    return `${where}:\n\n${block('yaml', fresh.join('\n'))}`;
  });
  return [...renamed, ...steps.map((step) => `**In** ${inCode(path)}, ${step}`)].join('\n\n');
}

/** What a suggestion says at its lines: why, and the lines as they should be. */
export function suggestionText({ reasons, text }: Repairs['suggestions'][number]): string {
  return `${reasons.map((each) => line(plain(each))).join('\n\n')}\n\n${block('suggestion', text)}`;
}
