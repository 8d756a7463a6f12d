import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
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
  const found = (element: string) =>
    page.locator(element.startsWith('//') ? `::-p-xpath(${element})` : element);
  const click = async (element: string) => {
    const handle = await found(element).waitHandle();
    // Elsewhere a bar that stays at an edge of the window might cover it.
    await handle.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await handle.click();
  };
  return {
    open: async (address) => void (await page.goto(address)),
    // A page that the browser has kept has no event to wait for.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    run: (task, parameter) => page.evaluate(task as never, parameter) as never,
    click,
    type: (element, text) => found(element).fill(text),
    choose: async (select, value) => void (await page.select(select, value)),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
  };
}
