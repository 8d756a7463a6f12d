import { cpSync } from 'node:fs';
import { join } from 'node:path';

// Test support: two dealers who together have a section of every kind.

const project = join(import.meta.dirname, '../..');

/** A dealer by the folders of its content; a later one is laid over those before it. */
export type Layers = readonly string[];

/** Euros, kilometers and Germany, and no towns: every kind of section but those about towns. */
const secondDealer: Layers = ['web/e2e/second-dealer/content'];

/** A small dealer in Maine, with towns and without rentals. */
export const smallDealer: Layers = ['codegen/testdata/ok/kayaks/content'];

/** The small dealer with every kind of section that is about towns. */
const harborDealer: Layers = [...smallDealer, 'codegen/testdata/harbors/content'];

/** Both dealers, for tests that run on each. */
export const wholeDealers: readonly (readonly [who: string, layers: Layers])[] = [
  ['the dealer without towns', secondDealer],
  ['the dealer with towns', harborDealer],
];

/** Copies a dealer's content to a folder. */
export function layDealer(root: string, layers: Layers): void {
  for (const layer of layers)
    cpSync(join(project, layer), join(root, 'content'), { recursive: true });
}
