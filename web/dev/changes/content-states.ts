import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Changes } from '../../../changes/changes.ts';
import { compareSites, type State } from '../../../changes/compare/compare-sites.ts';
import {
  type ChangedContent,
  readChangedContent,
  usualBase,
} from '../../../changes/content/base-texts.ts';
import { type Differences, listDifferences } from '../../../changes/content/differences.ts';
import { type Compilation, compile } from '../../../codegen/compile.ts';
import { loadContent } from '../../../codegen/load/load.ts';
import { type Memo, openMemo } from '../../../codegen/memo.ts';
import {
  createSettling,
  type SettleContent,
  withTexts,
} from '../../../codegen/records/draft-content.ts';
import type { CompiledContent } from '../compiled-content.ts';
import { renderState } from './render-state.ts';

/** What differs between the content and where the branch began. */
export interface ComparedContent extends Differences {
  readonly changed: ChangedContent;
  readonly changes: Changes;
  readonly now: Compilation;
}

interface Parts {
  readonly server: ViteDevServer;
  readonly project: string;
  readonly content: CompiledContent;
}

/** Compares the content as it is with where the branch began, and drafts what would be another. */
export function createStates({ server, project, content }: Parts) {
  let memo: Memo | undefined;
  let base: { readonly key: string; readonly state: State } | undefined;
  let last: { readonly of: Compilation; readonly compared: ComparedContent } | undefined;
  const settings = { root: project, schemaDir: join(project, 'schema') };
  const remember = () => {
    memo ??= openMemo(project);
    return memo;
  };
  const current = async () => {
    await content.isReady();
    const now = content.compilation();
    if (!now) throw new Error('the content could not be compiled');
    return now;
  };
  /** The state before: the content as it is, with the files that differ as they were. */
  const before = async (changed: ChangedContent): Promise<State> => {
    const names = changed.files.map(({ file }) => file).join('\n');
    const key = `${changed.base.commit}\n${names}`;
    if (base?.key === key) return base.state;
    const yaml = changed.files.filter(({ file }) => file.endsWith('.yaml'));
    const texts = new Map(yaml.map((each) => [each.file, each.before?.toString()]));
    const loaded = withTexts(loadContent(project), texts);
    const state = await renderState(server, await compile({ ...settings, loaded }, remember()));
    base = { key, state };
    return state;
  };
  return {
    current,
    /** Drafts content from what is saved now. */
    async settle(texts: Parameters<SettleContent>[0]) {
      return createSettling(settings, await current(), remember())(texts);
    },
    async compare(): Promise<ComparedContent> {
      const now = await current();
      const changed = readChangedContent(project, usualBase(project));
      const isSame = last?.compared.changed.base.commit === changed.base.commit;
      if (last?.of === now && isSame) return last.compared;
      const old = await before(changed);
      const state = await renderState(server, now);
      const changes = compareSites(old, state, changed.base.words);
      const [was, is] = [old.compiled.site, now.site];
      const found =
        was && is
          ? listDifferences({ files: changed.files, before: was, after: is, changes })
          : { list: [], others: [] };
      const compared = { ...found, changed, changes, now };
      last = { of: now, compared };
      return compared;
    },
  };
}
