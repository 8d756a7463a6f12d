import type { Page } from 'playwright-core';
import type { Place } from '../../../codegen/derive/origins/places.ts';
import type * as Placed from '../../editor/origins/placed-element.ts';
import type * as Printed from '../../editor/origins/printed-places.ts';

/** What one element of a page says, and the place where the editor changes it. */
export interface PlacedText {
  readonly text: string;
  /** All that it says, with its attributes. */
  readonly said: string;
  /** Whether it names a place itself, if only one in a schema. */
  readonly isNamed: boolean;
  /** Where the content says it. */
  readonly place: Place | undefined;
}

type Origins = typeof Placed & typeof Printed;

declare global {
  interface Window {
    origins: Origins;
  }
}

/** Reads a page as it stands in the editor's frame: each element that has text, or shows a picture. */
export async function placedTexts(page: Page, address: string): Promise<readonly PlacedText[]> {
  if (!(await page.evaluate(() => 'origins' in window))) {
    const names = ['placed-element', 'printed-places'];
    const lines = names.map(
      (name, index) => `import * as m${index} from '/editor/origins/${name}.ts';`,
    );
    await page.addScriptTag({
      type: 'module',
      content: `${lines.join('')} window.origins = { ...m0, ...m1 };`,
    });
    await page.waitForFunction(() => 'origins' in window);
  }
  return page.evaluate(async (of) => {
    const { placeOf, numbersOf } = window.origins;
    const places = await (await fetch(`/__origins?of=${encodeURIComponent(of)}`)).json();
    const { body } = new DOMParser().parseFromString(await (await fetch(of)).text(), 'text/html');
    const plain = (text: string | null) => (text ?? '').replace(/[\u{e0100}-\u{e01ef}]/gu, '');
    return [...body.querySelectorAll('*:not(script, style, option, .sr-only, [hidden] *)')].flatMap(
      (each) => {
        const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = plain(texts.map(({ nodeValue }) => nodeValue).join('')).trim();
        if (text === '' && each.localName !== 'img') return [];
        // A unit that is small beside its figure leads to where that does.
        const [around] = plain(each.parentElement?.textContent ?? '').split(text);
        const isUnit = /^[\d.,]+\s$/.test(around ?? '');
        if (isUnit && each.parentElement && placeOf(each.parentElement, places)) return [];
        const attributes = [...each.attributes].map(({ value }) => value);
        const place = placeOf(each, places);
        return {
          text,
          said: plain([each.textContent, ...attributes].join('\n')),
          isNamed: numbersOf(each, places).length > 0,
          place,
        };
      },
    );
  }, address);
}
