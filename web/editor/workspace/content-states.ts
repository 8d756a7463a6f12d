import type { ViteDevServer } from 'vite';
import type { Changes } from '../../../changes/changes.ts';
import { compareSites, type State } from '../../../changes/compare/compare-sites.ts';
import {
  type ChangedContent,
  readChangedContent,
  usualBase,
} from '../../../changes/content/base-texts.ts';
import { type Differences, listDifferences } from '../../../changes/content/differences.ts';
import {
  findPublished,
  listPublished,
  readPublished,
  revertPublished,
  turnedInto,
} from '../../../changes/content/published.ts';
import { gitIn } from '../../../changes/git.ts';
import type { Compilation } from '../../../codegen/compile.ts';
import { isRefusal } from '../../../codegen/edit/change.ts';
import { renderState } from './render-state.ts';
import type { Workspace } from './workspace.ts';

/** What differs between the content and where the branch began. */
export interface ComparedContent extends Differences {
  readonly changed: ChangedContent;
  readonly changes: Changes;
  readonly now: Compilation;
}

/** The content as it is, and as it was. */
export type States = ReturnType<typeof createStates>;

/** Compares the content as it is with where the branch began. */
export function createStates(server: ViteDevServer, workspace: Workspace) {
  const { project, current, compiledWith } = workspace;
  let base: { readonly commit: string; readonly compiled: Compilation } | undefined;
  let pagesBefore: State | undefined;
  let last: { readonly of: Compilation; readonly compared: ComparedContent } | undefined;
  /** The content before: as it is, but for the files that differ. */
  const before = async ({ base: { commit }, files }: ChangedContent): Promise<Compilation> => {
    if (base?.commit === commit) return base.compiled;
    base = { commit, compiled: await compiledWith(textsOf(files, 'before')) };
    return base.compiled;
  };
  /** The content now, the files in which it differs, and what is known already of that. */
  const begin = async () => {
    const now = await current();
    const changed = readChangedContent(project, usualBase(project));
    const { of, compared } = last ?? {};
    const isSame = of === now && compared?.changed.base.commit === changed.base.commit;
    return { now, changed, known: isSame ? compared : undefined };
  };
  /** What differs; with what visitors read on the pages, if there are any. */
  const listed = (changed: ChangedContent, old: State, fresh: State): ComparedContent => {
    const changes = compareSites(old, fresh, changed.base.words);
    const [was, is] = [old.compiled.site, fresh.compiled.site];
    const found =
      was && is
        ? listDifferences({ files: changed.files, before: was, after: is, changes })
        : { list: [], others: [] };
    return { ...found, changed, changes, now: fresh.compiled };
  };
  return {
    /** What differs by the content alone, which takes a moment. */
    async compare(): Promise<ComparedContent> {
      const { now, changed, known } = await begin();
      return known ?? listed(changed, withoutPages(await before(changed)), withoutPages(now));
    },
    /** The last changes that visitors have. */
    published: () => listPublished(gitIn(project), usualBase(project), mostPublished),
    /** What one of them changed. */
    async comparePublished(commit: string): Promise<ComparedContent> {
      await current();
      const found = findPublished(gitIn(project), usualBase(project), mostPublished, commit);
      const [old, fresh] = [
        await compiledWith(turnedInto(project, `${commit}^1`)),
        await compiledWith(turnedInto(project, commit)),
      ];
      return listed(readPublished(project, found), withoutPages(old), withoutPages(fresh));
    },
    /** What takes it back from what visitors have, and what the content would be then. */
    async revert(commit: string) {
      const ref = usualBase(project);
      const found = findPublished(gitIn(project), ref, mostPublished, commit);
      const changed = revertPublished(project, ref, found);
      if (isRefusal(changed)) return changed;
      const texts = new Map(
        [...turnedInto(project, changed.base.commit), ...textsOf(changed.files, 'after')].map(
          (each) => [each.file, each],
        ),
      );
      return { changed, now: await compiledWith([...texts.values()]) };
    },
    /** What differs, and what visitors read of it: every page is made in both states. */
    async comparePages(): Promise<ComparedContent> {
      const { now, changed, known } = await begin();
      if (known) return known;
      const old = await before(changed);
      if (pagesBefore?.compiled !== old) pagesBefore = await renderState(server, old);
      const compared = listed(changed, pagesBefore, await renderState(server, now));
      last = { of: now, compared };
      return compared;
    },
  };
}

const mostPublished = 20;

const withoutPages = (compiled: Compilation): State => ({ compiled, pages: new Map() });

/** The texts that files of changed content had before, or have now. */
function textsOf(files: ChangedContent['files'], when: 'before' | 'after') {
  const yaml = files.filter(({ file }) => file.endsWith('.yaml'));
  return yaml.map((each) => ({ file: each.file, after: each[when]?.toString() }));
}
