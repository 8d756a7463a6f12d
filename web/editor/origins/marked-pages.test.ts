import { beforeAll, describe, expect, test } from 'vitest';
import { deriveSite } from '../../../codegen/derive/derive.ts';
import { siteOrigins } from '../../../codegen/derive/origins/site-origins.ts';
import { withoutPlaces } from '../../../codegen/model/place-marks.ts';
import { readDealer } from '../../../codegen/testing/changed-dealer.ts';
import { wholeDealers } from '../../../codegen/testing/whole-dealers.ts';
import { prepareAllSections } from '../../src/sections/section-view.tsx';
import { createRender } from '../../src/shell/render-page.tsx';
import { createShell, type LayoutTexts } from '../../src/shell/site-shell.ts';

beforeAll(prepareAllSections);

describe.each(wholeDealers)('the pages of %s', async (_who, layers) => {
  const { site } = (await readDealer(layers))();
  const plain = deriveSite(site);
  const origins = siteOrigins(site, plain, new Map());
  const { navigation, site: dealer } = JSON.parse(JSON.stringify(plain));

  /** The whole HTML of a page, from its document. */
  function render(path: string, { document, head }: object & { document: object; head: object }) {
    const readPage = () => JSON.parse(JSON.stringify({ page: document, head }));
    const routes = [{ path, page: path }];
    return (around?: LayoutTexts) =>
      createRender({
        routes,
        fallbacks: [],
        readPage,
        shell: createShell(dealer, navigation, around),
      })(path).html;
  }

  test('no component shows anything else because of the marks', () => {
    const around = origins.shared() as unknown as LayoutTexts;
    let count = 0;
    for (const made of plain.pages()) {
      const { path } = made.document;
      const marked = render(path, origins.page(path) ?? expect.fail(path))(around);
      expect(marked.length).toBeGreaterThan(withoutPlaces(marked).length);
      expect(lines(withoutPlaces(marked))).toEqual(lines(render(path, made)()));
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  });

  test('each section and the hero name themselves on the element that shows them', () => {
    for (const made of plain.pages()) {
      const { path, hero, sections } = made.document;
      const { parts } = origins.page(path) ?? expect.fail(path);
      const named = [...render(path, made)().matchAll(/ data-part="([^"]+)"/g)];
      const shown = new Set(named.map(([, part]) => part));
      // A vehicle without a table of its own has no section for it.
      const written = [...sections.entries()].filter(
        ([, each]) => each.kind !== 'vehicle-table' || Object(each.props).vehicle?.table,
      );
      const numbers = written.map(([index]) => String(index));
      expect([path, [...shown]]).toEqual([path, [...(hero ? ['hero'] : []), ...numbers]]);
      expect(Object.keys(parts)).toEqual(expect.arrayContaining([...shown]));
    }
  });
});

/** One tag or text a line, so that a difference can be read. */
function lines(html: string): readonly string[] {
  return html.replaceAll(' selected=""', '').split(/(?=<)/);
}
