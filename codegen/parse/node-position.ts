import type { Document, Node, Pair, YAMLMap } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { yaml } from './yaml-library.ts';

/** Start and end offset in the text of a document. */
export type Range = readonly [number, number];

/** The range of the value at `path`, or of its key; if there is none, that of the nearest ancestor. */
export function nodeRange(document: Document, path: Path, part: 'key' | 'value'): Range {
  let place: Place = { node: document.contents, range: rangeOf(document.contents) ?? [0, 0] };
  for (const step of path) {
    const next = stepInto(place, step);
    if (!next) return place.key ?? place.range;
    place = next;
  }
  return part === 'key' ? (place.key ?? place.range) : place.range;
}

interface Place {
  readonly node: unknown;
  readonly range: Range;
  readonly key?: Range | undefined;
}

function stepInto({ node, range }: Place, step: string | number): Place | undefined {
  if (yaml().isSeq(node)) {
    const item: unknown = node.items[Number(step)];
    return item === undefined ? undefined : { node: item, range: rangeOf(item) ?? range };
  }
  const pair = yaml().isMap(node) ? pairsOf(node).get(String(step)) : undefined;
  if (!pair) return undefined;
  const key = rangeOf(pair.key);
  const own = rangeOf(pair.value);
  const isVisible = own !== undefined && own[0] < own[1];
  return { node: pair.value, range: isVisible ? own : (key ?? range), key };
}

/** The node at `path`, if there is one. */
export function nodeAt(document: Document, path: Path): Node | undefined {
  const node: unknown = document.getIn(path, true);
  return yaml().isNode(node) ? node : undefined;
}

const pairsByName = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pairs of a group by key; for a repeated key, the first. Cached, since many errors may be in one group. */
function pairsOf(node: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairsByName.get(node);
  if (known) return known;
  const pairs = new Map<string, Pair>();
  for (const pair of node.items.toReversed()) {
    if (yaml().isScalar(pair.key)) pairs.set(String(pair.key.value), pair);
  }
  pairsByName.set(node, pairs);
  return pairs;
}

/** The range of a node. */
export function rangeOf(node: unknown): Range | undefined {
  return yaml().isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
}
