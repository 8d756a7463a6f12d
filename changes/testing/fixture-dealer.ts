// Test support: a dealer whose content is changed, compiled, and rendered in this process.
import { parse } from 'node-html-parser';
import { compile, goodSite } from '../../codegen/compile.ts';
import { deriveSite } from '../../codegen/derive/derive.ts';
import type { Memo } from '../../codegen/memo.ts';
import { documentName } from '../../codegen/model/page.ts';
import type { Site } from '../../codegen/site/site.ts';
import { projectAt } from '../../codegen/testing/golden-folder.ts';
import type { Navigation, PageDocument } from '../../generated/sections.ts';
import { renderSiteLayout } from '../../web/src/layout/site-layout.tsx';
import { prepareAllSections } from '../../web/src/sections/section-view.tsx';
import { createRender } from '../../web/src/shell/render-page.tsx';
import type { BuiltPage } from '../compare/compare-pages.ts';
import type { State } from '../compare/compare-sites.ts';

await prepareAllSections();

/** The dealer below a folder, as it would be published now. */
export async function readState(root: string, memo: Memo): Promise<State> {
  const compiled = await compile(projectAt(root), memo);
  const site = goodSite(compiled);
  return { compiled, pages: site ? renderPages(site) : new Map() };
}

/** Every page of a site, by the same renderer as the built one. */
function renderPages(site: Site): ReadonlyMap<string, BuiltPage> {
  const derived = deriveSite(site);
  const pages = [...derived.pages()];
  const documents = new Map(pages.map((page) => [documentName(page.document.path), page]));
  const navigation = derived.navigation as unknown as Navigation;
  const render = createRender({
    ...derived,
    readPage(name) {
      const found = documents.get(name);
      if (!found) throw new Error(`there is no page ${name}`);
      return { page: found.document as PageDocument, head: found.head };
    },
    shell: {
      site: { ...derived.site, ...derived.printSettings },
      assets: { styles: [], scripts: [], fonts: [], application: () => [] },
      layout: renderSiteLayout({ ...derived.site, mark: derived.site.mark, navigation }),
      texts: navigation.texts,
    },
  });
  return new Map(
    pages.map(({ document: { path } }) => {
      const { html } = render(path);
      // Counts only words, so that a change of markup does not change the report.
      return [path, { html, bytes: Buffer.byteLength(parse(html).textContent) }] as const;
    }),
  );
}
