import { describe, expect, test } from 'vitest';
import { type LabelWish, placeLabels } from './labels.ts';

const sheet = { width: 400, height: 400, taken: [] };
const wish = (text: string, x: number, y: number): LabelWish => {
  return { kind: 'town', texts: [text], x, y, gap: 10 };
};

describe('labels', () => {
  test('are to the right, or to the left at the right edge', () => {
    expect(placeLabels([wish('Bay', 100, 100), wish('Cove', 390, 200)], sheet)).toMatchObject([
      { text: 'Bay', x: 110, y: 100, anchor: 'start', isWide: false },
      { text: 'Cove', x: 380, y: 200, anchor: 'end', isWide: false },
    ]);
  });

  test('of less importance move, and are left out if there is no room', () => {
    const same = ['One', 'Two', 'Three', 'Four'].map((text) => wish(text, 200, 200));
    const labels = placeLabels(same, sheet);
    expect(labels[0]).toMatchObject({ text: 'One', anchor: 'start' });
    expect(labels[1]).toMatchObject({ text: 'Two', anchor: 'end' });
    expect(new Set(labels.map(({ x, y, anchor }) => `${x} ${y} ${anchor}`)).size).toBe(4);
    expect(placeLabels([...same, ...same, ...same], sheet).length).toBeLessThan(12);
  });

  test('that fit only in small letters are kept for large drawings', () => {
    const long = wish('A name as long as a whole street', 60, 200);
    expect(placeLabels([long], sheet)).toMatchObject([{ isWide: true }]);
  });

  test('take the shorter wording before none', () => {
    const texts = ['A name that would fit on no drawing at all, whatever is tried for it', 'Cove'];
    expect(placeLabels([{ ...wish('', 200, 200), texts }], sheet)).toMatchObject([
      { text: 'Cove' },
    ]);
  });

  test('cover no mark', () => {
    const taken = [{ left: 0, right: 400, top: 0, bottom: 400 }];
    expect(placeLabels([wish('Bay', 200, 200)], { ...sheet, taken })).toEqual([]);
  });
});
