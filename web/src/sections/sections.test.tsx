import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Section, VehicleList } from '../../../generated/sections.ts';
import { atAddress } from '../shell/at-address.tsx';
import { prepareAllSections, SectionView } from './section-view.tsx';

// The examples of the section schemas, as the compiler hands them to the components.
const file = new URL('../../../generated/examples.json', import.meta.url);
const examples: Record<string, unknown[]> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};
const sections = Object.entries(examples).flatMap(([kind, list]) =>
  list.map((props) => ({ kind, props }) as Section),
);

// What must say something whenever it is there; a live region waits empty for its message.
const speaking =
  'p:not([role]), h1, h2, h3, h4, li, dt, dd, th, td, caption, a, button, summary, label, time';

function queryNamesOf({ kind, props }: Section): readonly string[] {
  const file = new URL(`../../../schema/sections/${kind}.schema.json`, import.meta.url);
  const notes = JSON.parse(readFileSync(file, 'utf8'))['x-section'];
  const { query = [], queryGroup, queryKeys } = Object(notes);
  return [
    ...(queryGroup ? ['group'] : []),
    ...query,
    ...Object.keys(Object(props)[queryKeys] ?? {}),
  ];
}

function render(section: Section): HTMLElement {
  return parse(renderToStaticMarkup(atAddress('/', <SectionView section={section} />)));
}

function texts(page: HTMLElement, selector: string): string[] {
  return page
    .querySelectorAll(selector)
    .map((element) => element.querySelector('img')?.getAttribute('alt') ?? element.text.trim());
}

describe.skipIf(sections.length === 0)('every section kind', () => {
  beforeAll(prepareAllSections);

  test.each(sections)('$kind renders its example', (section) => {
    expect(render(section).text).not.toBe('');
  });

  test.each(sections)('$kind has no empty text and no text that failed to fill', (section) => {
    const page = render(section);
    expect(texts(page, speaking)).not.toContain('');
    expect(page.text).not.toMatch(/undefined|null|NaN|\[object|\{\w*\}/);
  });

  test.each(sections)('$kind gives links to different places different names', (section) => {
    const places = new Map<string, string>();
    for (const link of render(section).querySelectorAll('a')) {
      const name = link.getAttribute('aria-label') ?? link.text;
      const href = link.getAttribute('href') ?? '';
      expect(places.get(name) ?? href).toBe(href);
      places.set(name, href);
    }
  });

  test.each(sections)(
    '$kind reads of the query what its form without scripts sends',
    ({ kind, props }) => {
      const form = render({ kind, props } as Section).querySelector('form[method=get]');
      // A section without a form reads what the page before it says.
      if (!form) return;
      const names = form
        .querySelectorAll('[name]')
        .map((field) => field.getAttribute('name') ?? '');
      expect([...new Set(names)].sort()).toEqual(
        [...queryNamesOf({ kind, props } as Section)].sort(),
      );
    },
  );
});

describe.each(['vehicle-comparison', 'vehicle-inventory'] as const)('in a %s', (kind) => {
  const [section] = sections.filter((each) => each.kind === kind);
  test.runIf(section).each([
    ['all of them', ['one', 'two'], 2],
    ['one of them alone', ['one'], 0],
  ])('vehicles are seen from the side if %s can be', async (_, sides, count) => {
    await prepareAllSections();
    const list: VehicleList = Object(section?.props).vehicles;
    const [like = expect.fail()] = list.vehicles;
    const picture = { src: '/side.webp', width: 960, height: 448, alt: 'From the side' };
    const vehicles = {
      ...list,
      vehicles: ['one', 'two'].map((id) => ({ ...like, id, name: id })),
      sides: Object.fromEntries(sides.map((id) => [id, picture])),
    };
    const shown = { kind, props: { ...section?.props, vehicles } } as Section;
    const view = atAddress('/?compare=one,two', <SectionView section={shown} />);
    const page = parse(renderToStaticMarkup(view));
    expect(page.querySelectorAll('img[alt="From the side"]')).toHaveLength(count);
  });
});
