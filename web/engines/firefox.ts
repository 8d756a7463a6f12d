import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import { eventually } from '../../server/testing/eventually.ts';
import type { Engine, Tab } from './engine.ts';

/** FIREFOX names another program than Debian's. */
const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: existsSync(program) ? undefined : `there is no ${program} (FIREFOX names another)`,
  async launch({ dark = false, scripts = true } = {}) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
        'javascript.enabled': scripts,
      },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    return { tab: tabOf(page), close: () => browser.close() };
  },
};

function tabOf(page: Page): Tab {
  const click = async (element: string) => {
    const { x, y } = await eventually(async () => {
      const middle = await page.evaluate(bringToMiddle, element);
      if (!middle) throw new Error(`${element} is not there to be clicked`);
      return middle;
    });
    await page.mouse.click(x, y);
  };
  return {
    open: async (address) => void (await page.goto(address)),
    // A page that the browser has kept has no event to wait for.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    run: (task, parameter) => page.evaluate(task as never, parameter) as never,
    click,
    async type(element, text) {
      await click(element);
      await page.evaluate((field) => {
        document.querySelector<HTMLInputElement>(field)?.select();
      }, element);
      await page.keyboard.type(text);
    },
    choose: async (select, value) => void (await page.select(select, value)),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
  };
}

/**
 * Scrolls to an element, and gives its middle: at an edge of the window a bar that stays there might cover it. Puppeteer's
 * own way runs timers in the page, which has none without scripts.
 */
function bringToMiddle(element: string): { x: number; y: number } | undefined {
  const first = element.startsWith('//')
    ? document.evaluate(element, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue
    : document.querySelector(element);
  if (!(first instanceof Element)) return undefined;
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = first.getClientRects();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
