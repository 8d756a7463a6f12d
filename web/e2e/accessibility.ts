import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// Every checked page parses it again: half as long is half the work.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const everything: RunOnly = { type: 'tag', values: tags };

/** The rules about colors: all that another color scheme can break. */
const aboutColors: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Every rule of the WCAG levels A and AA and of good practice that the page breaks, and where. */
export async function violationsOn(
  page: Page,
  exclude: readonly string[] = [],
  rules = everything,
): Promise<string[]> {
  // Evaluated rather than added as an element: the page's own security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([runOnly, excluded]) => {
      // Scrolling the page reveals whatever the call bar covers.
      const still = new CSSStyleSheet();
      still.replaceSync('[data-call-bar] { position: static !important }');
      document.adoptedStyleSheets = [still];
      const { violations } = await window.axe.run(
        { exclude: [...excluded] },
        {
          runOnly,
          ...(runOnly.type === 'tag' && { rules: { 'target-size': { enabled: true } } }),
          resultTypes: ['violations'],
          // None of these rules reads the style sheets themselves.
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    },
    [rules, exclude] as const,
  );
}

/** What a page as it is now breaks in light and in dark colors; a browser changes them in place. */
export async function violationsInColors(
  page: Page,
  exclude: readonly string[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      // One that is out of sight would stand still half way.
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    const rules = colorScheme === 'dark' ? aboutColors : everything;
    const found = await violationsOn(page, exclude, rules);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}
