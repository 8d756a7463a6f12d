import type { DerivedSite } from './derive/derive.ts';
import type { Written } from './emit/write.ts';
import type { History } from './load/history.ts';
import type { Memo } from './memo.ts';
import { once } from './model/once.ts';
import type { Site } from './site/site.ts';

/** What is made of a site. */
export interface Output {
  /** What is made of content without errors; each page is made when it is asked for. */
  derive(): Promise<DerivedSite>;
  /** Writes the modules and all pages, with their last changes if there is a history; what is unchanged is not touched. */
  write(outDir: string, history?: History): Promise<Written>;
  /** Writes the modules without the pages. */
  writeModules(outDir: string): Promise<Written>;
}

/** Content with errors has none. */
export const noOutput: Output = {
  derive: refuse,
  write: refuse,
  writeModules: refuse,
};

async function refuse(): Promise<never> {
  throw new Error('content with errors has no output');
}

/** The output of a site. What makes it is loaded with the first page. */
export function outputOf(site: Site, memo: Memo): Output {
  const derived = once(async () => {
    const { deriveSite } = await import('./derive/derive.ts');
    return deriveSite(site, memo.get);
  });
  const emit = async (outDir: string, hasPages: boolean, history?: History) => {
    const { emitSite } = await import('./emit/emit.ts');
    return emitSite(site, await derived(), { outDir, hasPages, history, recall: memo.get });
  };
  return {
    derive: derived,
    write: (outDir, history) => emit(outDir, true, history),
    writeModules: (outDir) => emit(outDir, false),
  };
}
