import { type Compilation, compile } from '../../../codegen/compile.ts';
import { schemaFolder } from '../../../codegen/files/site-folder.ts';
import { loadContent } from '../../../codegen/load/load.ts';
import { type Draft, draftContent, withChanges } from '../../../codegen/records/draft-content.ts';
import type { TextChange } from '../../../codegen/text/edit.ts';
import type { CompiledContent } from './compiled-content.ts';
import { isContentFile } from './content-file.ts';
import { openHistory } from './history.ts';
import { replayedStep } from './replay-step.ts';
import { isOfBytes, type Way, type WrittenChange } from './step.ts';
import { reversed, writeBytes } from './write-bytes.ts';
import { textOf, writeTexts } from './write-texts.ts';

/** The open project: every call of the form reads, judges, writes and undoes by it. */
export type Workspace = ReturnType<typeof openWorkspace>;

interface SaveOptions {
  /** Whether every sure fix of the errors that the changes bring is made, too. */
  readonly isFixed?: boolean;
  /** The file that was saved last, if this belongs to that: they are undone together. */
  readonly completes?: string | undefined;
}

/** What became of a change that was undone or made again: its files, and what keeps it from being so. */
export interface Replayed {
  readonly files: readonly string[];
  /** Those of them that have a form now; what came back is first. */
  readonly forms: readonly string[];
  readonly stuck: readonly string[];
}

/** Opens a project whose content is followed. */
export function openWorkspace(project: string, content: CompiledContent) {
  const settings = () => {
    const today = content.day();
    return { root: project, schemaDir: schemaFolder, ...(today && { today }) };
  };
  const history = openHistory(project);
  const loaded = () => content.loaded() ?? loadContent(project);
  const current = async (): Promise<Compilation> => {
    await content.isReady();
    const now = content.compilation();
    if (!now) throw new Error('the content could not be compiled');
    return now;
  };
  const judge = (changes: readonly TextChange[], isFixed = false, files = loaded()) =>
    draftContent({ ...settings(), loaded: files }, changes, {
      now: content.compilation(),
      memo: content.memo,
      isFixed,
    });
  /** Writes changes, and what surely mends them, if they bring no error; nothing otherwise. */
  const write = async (changes: readonly WrittenChange[], isFixed = false) => {
    const bytes = changes.filter(isOfBytes);
    const [coming, going] = [true, false].map((comes) =>
      bytes.filter(({ after }) => (after !== undefined) === comes),
    ) as [typeof bytes, typeof bytes];
    const texts = changes.filter((each): each is TextChange => !isOfBytes(each));
    // Bytes that come are there first, for the texts may name them.
    writeBytes(project, coming);
    let isKept = false;
    try {
      const files = bytes.length > 0 ? loadContent(project) : loaded();
      const draft = await judge(texts, isFixed, files);
      if (draft.broken.length > 0) return { ...draft, written: [] };
      const written = [...writeTexts(project, draft.changes), ...bytes];
      isKept = true;
      writeBytes(project, going);
      return { ...draft, written };
    } finally {
      if (!isKept) writeBytes(project, reversed(coming));
    }
  };
  return {
    project,
    isReady: content.isReady,
    originsOf: content.originsOf,
    languageOf: content.languageOf,
    keepDraft: content.keepDraft,
    current,
    /** What the compiler says of the content with changes. */
    judge: (changes: readonly TextChange[]) => judge(changes),
    /** The content as it was with other texts in some files. */
    compiledWith: (changes: readonly TextChange[]) =>
      compile({ ...settings(), loaded: withChanges(loaded(), changes) }, content.memo),
    /** The text of a content file, as it is now. */
    textOf: (file: string) => textOf(project, file),

    /** The one way to write: nothing invalid over something valid, and whatever is written can be undone. */
    async save(
      changes: readonly WrittenChange[],
      { isFixed, completes }: SaveOptions = {},
    ): Promise<Draft> {
      const { written, ...draft } = await write(changes, isFixed);
      history.add(written, completes);
      return draft;
    },

    /** Undoes the last change, or makes it again; not if a place has changed since, or the content would have an error. */
    async replay(to: Way): Promise<Replayed> {
      const from = listFor(to);
      const step = history.read()[from].at(-1) ?? [];
      const files = step.map(({ file }) => file);
      const withForm = () => files.filter((file) => isContentFile(project, file));
      const forms = withForm();
      if (files.length === 0) return { files, forms, stuck: [] };
      await content.isReady();
      const { changes, stuck } = replayedStep({ project, kept: history.keptBytes, to }, step);
      if (stuck.length > 0) return { files, forms, stuck };
      const { broken } = await write(changes);
      const [error] = broken;
      if (error) return { files, forms, stuck: [`${error.file}:${error.line}: ${error.message}`] };
      history.move(from);
      const isOld = (file: string) => Number(forms.includes(file));
      const left = withForm().toSorted((one, other) => isOld(one) - isOld(other));
      return { files, forms: left, stuck: [] };
    },
    /** Leaves out the change that would be undone next, or made again. */
    skip: (to: Way) => history.skip(listFor(to)),
  };
}

const listFor = (to: Way) => (to === 'before' ? 'done' : 'undone');
