import {
  type Part,
  replayedBytes,
  replayedFile,
  type Step,
  type Way,
  type WrittenChange,
} from './step.ts';
import { bytesOf } from './write-bytes.ts';
import { textOf } from './write-texts.ts';

interface Replaying {
  readonly project: string;
  /** The bytes that are kept under a name. */
  readonly kept: (name: string) => Buffer | undefined;
  readonly to: Way;
}

/** The changes that undo a step, or make it again, and in words what has been changed since and keeps it from being so. */
export function replayedStep({ project, kept, to }: Replaying, step: Step) {
  const changes: WrittenChange[] = [];
  const stuck: string[] = [];
  for (const part of step) {
    const change =
      'was' in part
        ? replayedBytes(bytesOf(project, part.file), part, { to, kept })
        : replayedFile(textOf(project, part.file), part, to);
    if (change) changes.push(change);
    else stuck.push(changedSince(part, to));
  }
  return { changes, stuck };
}

function changedSince(part: Part, to: Way): string {
  const { file } = part;
  if (!('start' in part)) return `${file} has been changed since, or is gone`;
  const said = to === 'before' ? part.added : part.removed;
  const [line = ''] = [part.before.split('\n').at(-1), said, part.after.split('\n')[0]]
    .join('')
    .trim()
    .split('\n');
  return `${file} does not say “${line}” any more`;
}
