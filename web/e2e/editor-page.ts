import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DevelopmentJourney } from './development-journey.ts';
import { hydrated, patience } from './journey.ts';

/** A page of a site under development, opened with the key of its run. */
export interface EditorPage {
  readonly page: Page;
  /** The page of the site that is edited, in its frame. */
  readonly site: FrameLocator;
  /** The bar and all below it. */
  readonly editor: Locator;
  readonly panel: Locator;
  /** What has the focus in the panel. */
  readonly focused: Locator;
  /** Presses the first button with a name. */
  press(name: string | RegExp): Promise<void>;
  /** Types a text in place of what is in a field, by the end of its path. */
  type(path: string, text: string): Promise<void>;
  /** Closes the panel, which saves. */
  close(): Promise<void>;
}

/** What the terminal shows behind the address. */
export function editKey(development: DevelopmentJourney): string {
  return /#edit=[\w-]+/.exec(development.printed())?.[0] ?? '';
}

/** Opens a page with the key. */
export async function openEditor(
  development: DevelopmentJourney,
  path: string,
  width = 1280,
): Promise<EditorPage> {
  const page = await development.browser().newPage({ viewport: { width, height: 800 } });
  development.watch(page);
  return showEditor(page, development.url() + path + editKey(development));
}

/** Opens an address with the key in a window. */
export async function showEditor(page: Page, address: string): Promise<EditorPage> {
  page.setDefaultTimeout(patience);
  await page.goto(address);
  const editor = page.locator('site-editor');
  const panel = editor.getByRole('complementary', { name: 'Edit' });
  return {
    page,
    site: editor.frameLocator('iframe'),
    editor,
    panel,
    focused: panel.locator(':focus'),
    press: (name) => editor.getByRole('button', { name }).first().click(),
    async type(path, text) {
      const field = panel.locator(`[data-path$="${path}"]`).last();
      await field.locator('input, [role="textbox"]').first().click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async close() {
      await panel.locator('header').getByRole('button', { name: 'Close' }).click();
      await panel.waitFor({ state: 'detached' });
    },
  };
}

/** Turns editing on: what can be changed opens with a click. */
export async function startEditing({ site, editor }: EditorPage): Promise<void> {
  await editor.getByRole('button', { name: 'Edit', exact: true }).click();
  await stopsOn(site).first().waitFor({ state: 'attached' });
}

/** What can be changed on a page. A wide table is a stop of the keyboard before the editor has seen the page. */
export function stopsOn(site: FrameLocator): Locator {
  return site.locator('main :is(h1, h2, h3, p, li)[tabindex="0"]');
}

/** The page of the site that is edited. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await page.locator('site-editor iframe').elementHandle();
  return (await frame?.contentFrame()) ?? expect.fail('there is no frame');
}

/** Waits until a click meets what it is meant for: the application replaces parts of a page while it takes it over. */
export async function untilReady({ page, site }: Pick<EditorPage, 'page' | 'site'>): Promise<void> {
  await stopsOn(site).first().waitFor({ state: 'attached' });
  if ((await site.locator('#document').count()) > 0) await hydrated(await frameOf(page));
}
