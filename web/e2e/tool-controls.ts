// The controls of a tool, discovered on its page, and how a hand uses one: whatever it asks, it is used the same way.
import type { Locator, Page } from 'playwright-core';
import { towns } from './content/records.ts';

/** What a visitor has at hand. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

/** What controls of a tool hold, by their names. */
export type Held = Readonly<Record<string, readonly string[]>>;

const fields = 'main :is(input:not([type=hidden]), select)[name]';

interface Control {
  /** The chosen ones of several, the text of a field. */
  readonly values: string[];
  /** What can be chosen now; of a field, its text. */
  readonly offered: string[];
}

/** The controls of a tool, by name, with what they hold. */
export function heldBy(page: Page): Promise<Readonly<Record<string, Control>>> {
  return page.evaluate((selector) => {
    const held: Record<string, Control> = {};
    for (const each of document.querySelectorAll<HTMLInputElement>(selector)) {
      if (each.form?.method !== 'get') continue;
      // A list that changes one of several ticked ones says nothing that the boxes do not say.
      const boxes = `main input[type=checkbox][name="${each.name}"]`;
      if (each.matches('select') && document.querySelector(boxes)) continue;
      const isBox = each.type === 'radio' || each.type === 'checkbox';
      held[each.name] ??= { values: [], offered: [] };
      held[each.name]?.offered.push(each.value);
      if (!isBox || each.checked) held[each.name]?.values.push(each.value);
    }
    return held;
  }, fields);
}

/** Opens the folds that something is in, and closes all others: one may be a sheet over the page. */
export async function unfold(page: Page, inside: string): Promise<void> {
  await page.locator('main details').evaluateAll((folds, own) => {
    for (const each of folds) each.toggleAttribute('open', each.querySelector(own) !== null);
  }, inside);
}

/** The buttons that send a tool's form and can be seen; some are there only where no script is. */
export const sendButtons = (page: Page) =>
  page.locator('main form[method=get] [type=submit]:visible');

/** Puts something else into a control than it holds; returns what it should hold then, or nothing if it cannot be seen. */
export async function change(page: Page, name: string, hand: Hand) {
  const boxes = page.locator(`main input[type=checkbox][name="${name}"]`);
  const own = (await boxes.count()) > 0 ? 'main input[type=checkbox]' : fields;
  await unfold(page, `${own}[name="${name}"]`);
  const all = page.locator(`${own}[name="${name}"]:visible`);
  if ((await all.count()) === 0) return undefined;
  const held = (await heldBy(page))[name]?.values ?? [];
  const type = await all.first().evaluate((each: HTMLInputElement) => each.type);
  if (type === 'radio') return chooseRadio(all, hand);
  if (type === 'checkbox') {
    const box = all.nth(held.length % (await all.count()));
    const value = await box.inputValue();
    await (hand === 'keyboard' ? box.press('Space') : press(box, hand));
    return held.includes(value) ? held.filter((each) => each !== value) : [...held, value];
  }
  if (type.startsWith('select')) return chooseOption(all, hand);
  return [await enterText(all, hand)];
}

/** Presses something by a hand that points. */
export const press = (target: Locator, hand: Hand) =>
  hand === 'touch' ? target.tap() : target.click();

/** Chooses the next one, or the first after the last. */
async function chooseRadio(all: Locator, hand: Hand): Promise<readonly string[]> {
  const checked = await all.evaluateAll((each) =>
    each.findIndex((radio) => (radio as HTMLInputElement).checked),
  );
  const next = all.nth((checked + 1) % (await all.count()));
  const value = await next.inputValue();
  if (hand === 'keyboard') await all.nth(Math.max(0, checked)).press('ArrowDown');
  else await press(next, hand);
  return [value];
}

async function chooseOption(list: Locator, hand: Hand): Promise<readonly string[]> {
  const { values, at } = await list.evaluate((each: HTMLSelectElement) => ({
    values: [...each.options].map(({ value }) => value),
    at: each.selectedIndex,
  }));
  const isLast = at === values.length - 1;
  const value = values[isLast ? at - 1 : at + 1] ?? '';
  if (hand === 'keyboard') await list.press(isLast ? 'ArrowUp' : 'ArrowDown');
  else await list.selectOption(value);
  return [value];
}

/** Enters a number within the limits, a day or a town, another one than is there. */
async function enterText(field: Locator, hand: Hand): Promise<string> {
  const { type, min, max, value } = await field.evaluate((each: HTMLInputElement) => {
    const { type, min, max, value } = each;
    return { type, min: Number(min), max: Number(max), value };
  });
  const near = Math.max(1, Math.ceil((min + (max || 100)) / 20));
  const wanted: Readonly<Record<string, readonly string[]>> = {
    date: ['2090-07-04', '2090-07-05'],
    number: [`${near}`, `${near + 1}`],
    search: ['e', 'a'],
  };
  const offered = wanted[type] ?? towns.map(({ name }) => name);
  const text = offered.find((each) => each !== value) ?? '';
  if (hand !== 'keyboard') await press(field, hand);
  if (type === 'date') await field.fill(text);
  else {
    // A tap sets the caret a moment after the finger is gone, and would undo what a key has selected.
    if (hand === 'touch') await field.clear();
    else await field.press('ControlOrMeta+A');
    await field.pressSequentially(text);
  }
  return text;
}
