import type { TextChange } from '../../../codegen/text/text-change.ts';
import { type Part, replayedBytes, replayedFile, type Step, type Way } from './step.ts';
import { bytesOf, reversed, writeBytes } from './write-bytes.ts';
import { textOf, writeTexts } from './write-texts.ts';

interface Turning {
  readonly project: string;
  /** The bytes that are kept under a name. */
  readonly kept: (name: string) => Buffer | undefined;
  /** Whether the content has no new error with these texts. */
  readonly isGood: (texts: readonly TextChange[]) => Promise<boolean>;
}

/**
 * Undoes a step, or makes it again; false if something has been changed there since, or the content would have an error.
 * Bytes that come are written first, for the texts may name them.
 */
export async function replayStep(
  { project, kept, isGood }: Turning,
  step: Step,
  to: Way,
): Promise<boolean> {
  const turned = step.map((part: Part) =>
    'was' in part
      ? replayedBytes(bytesOf(project, part.file), part, { to, kept })
      : replayedFile(textOf(project, part.file), part, to),
  );
  const whole = turned.filter((each) => each !== undefined);
  if (whole.length < step.length) return false;
  const files = whole.filter((each): each is TextChange<Buffer> => 'before' in each);
  const texts = whole.filter((each): each is TextChange => !('before' in each));
  const [coming, going] = [true, false].map((comes) =>
    files.filter(({ after }) => (after !== undefined) === comes),
  );
  writeBytes(project, coming ?? []);
  if (!(await isGood(texts))) {
    writeBytes(project, reversed(coming ?? []));
    return false;
  }
  writeTexts(project, texts);
  writeBytes(project, going ?? []);
  return true;
}
