import type { WrittenLook } from './roles.ts';

type Corners = NonNullable<WrittenLook['corners']>;

/** How round things are, in pixels. */
const radii: Readonly<Record<Corners, Readonly<Record<string, number>>>> = {
  square: { field: 0, card: 0, panel: 0, pill: 2 },
  soft: { field: 6, card: 12, panel: 20, pill: 999 },
  round: { field: 14, card: 22, panel: 32, pill: 999 },
};

/** The corners as custom properties. */
export function cornerStyles({ corners = 'soft' }: WrittenLook): string {
  const all = Object.entries(radii[corners]);
  return all.map(([name, pixels]) => `--radius-${name}: ${pixels}px;`).join('\n');
}
