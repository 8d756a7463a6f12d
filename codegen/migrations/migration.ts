import type { Loaded } from '../load/load.ts';
import type { FileEdit } from '../text/edit.ts';

/** The content of a dealer, and the ready-made parts that come with this program. */
export interface OlderContent extends Pick<Loaded, 'files' | 'textOf'> {
  readonly schemaDir: string;
}

/** One step of the content model: what content of the version before needs to be of the next, and look the same. */
export interface Migration {
  /** What is otherwise since then, as the end of a sentence. */
  readonly since: string;
  /** The edits of this content; none if nothing in it is concerned. */
  edits(content: OlderContent): readonly FileEdit[];
}
