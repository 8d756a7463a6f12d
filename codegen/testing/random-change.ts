// Test support: changes of every kind to the values of a file, as a form might ask for them.
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Change, Value } from '../edit/change.ts';
import { isRecord, valueAt } from '../model/data.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a reference as editors write it.
const words = [
  ...['often', 'a quiet cove', '“sure”', 'R&D', '2 < 3', '*now*', "it's", '"so"', 'a: b', 'x #1'],
  ...['- one', '[a, b]', '{n} of 4', 'true', '0x1F', '12', '~', '!', '% off', '@home', '`tick`'],
  ...['${site.name}', 'é', '🛺', 'null', '>-', '|', 'back\\slash', ',', '?', 'a:', '1e3', '07:30'],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.

type Pick = <Item>(list: readonly Item[]) => Item;

/** A change to some value of the data. */
export function randomChange(data: unknown, random: () => number): Change {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as never;
  const paths = pathsIn(data);
  const makers = [
    setScalar,
    setScalar,
    setScalar,
    setOther,
    setKey,
    addItem,
    removeAny,
    moveItem,
    confirmAny,
  ];
  for (;;) {
    const change = pick(makers)({ data, paths, pick, random });
    if (change) return change;
  }
}

interface Chance {
  readonly data: unknown;
  readonly paths: readonly Path[];
  readonly pick: Pick;
  readonly random: () => number;
}

function pathsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return [path, ...keys.flatMap((key) => pathsIn(valueAt(data, [key]), [...path, key]))];
}

function setScalar({ data, paths, pick, random }: Chance): Change | undefined {
  const path = pick(paths.filter((each) => typeof valueAt(data, each) !== 'object'));
  return path && { does: 'set', path, value: otherThan(valueAt(data, path), pick, random) };
}

/** A value of another type, or a whole group or list. */
function setOther({ data, paths, pick }: Chance): Change | undefined {
  const inner = paths.slice(1);
  if (inner.length === 0) return undefined;
  return { does: 'set', path: pick(inner), value: valueAt(data, pick(inner)) as Value };
}

function setKey({ data, paths, pick }: Chance): Change | undefined {
  const path = pick(paths.filter((each) => isRecord(valueAt(data, each))));
  if (!path) return undefined;
  const keys = Object.keys(valueAt(data, path) as object);
  const order = [pick(keys), 'freshKey', pick(keys)].filter((key) => key !== undefined);
  const value = pick<Value>([
    pick(words),
    12.5,
    true,
    ['a', 'b'],
    valueAt(data, pick(paths)) as Value,
  ]);
  const below = pick([['freshKey'], ['freshKey', 'inner']]);
  return { does: 'set', path: [...path, ...below], value, order };
}

function addItem({ data, paths, pick, random }: Chance): Change | undefined {
  const path = pick(paths.filter((each) => Array.isArray(valueAt(data, each))));
  if (!path) return undefined;
  const list = valueAt(data, path) as readonly Value[];
  const value = pick([...list, pick(words), valueAt(data, pick(paths.slice(1))) as Value]);
  return { does: 'add', path: [...path, Math.floor(random() * (list.length + 1))], value };
}

function removeAny({ paths, pick }: Chance): Change | undefined {
  const path = pick(paths.slice(1));
  return path && { does: 'remove', path };
}

function confirmAny({ paths, pick }: Chance): Change | undefined {
  const path = pick(paths.slice(1));
  return path && { does: 'comment', path, text: 'unusual: a reason' };
}

function moveItem({ data, paths, pick }: Chance): Change | undefined {
  const path = pick(paths.filter((each) => typeof each.at(-1) === 'number'));
  const list = path && (valueAt(data, path.slice(0, -1)) as readonly unknown[]);
  return list && { does: 'move', path, to: pick([...list.keys()]) };
}

function otherThan(value: unknown, pick: Pick, random: () => number): Value {
  const chance = random();
  if (chance < 0.1) return pick<Value>([true, 7, -0.5, '', 'a\nb', ' a ', pick(words)]);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const parts = String(value).split(' ');
  const at = Math.floor(random() * (parts.length + 1));
  const more = Array.from({ length: pick([1, 1, 2, 20]) }, () => pick(words));
  return parts.toSpliced(at, chance < 0.4 ? 1 : 0, ...more).join(' ');
}

/** The data after a change, without regard to the order of its keys: written apart from what it judges. */
export function dataAfter(data: unknown, change: Change): unknown {
  const copy = structuredClone(data);
  const { path } = change;
  let around: Record<string | number, unknown> = copy as never;
  for (const step of path.slice(0, -1)) {
    around[step] ??= {};
    around = around[step] as never;
  }
  const last = path.at(-1) ?? '';
  const list = around as unknown as unknown[];
  if (change.does === 'comment') return copy;
  if (change.does === 'set') around[last] = change.value;
  else if (change.does === 'add') list.splice(Number(last), 0, change.value);
  else if (change.does === 'move') list.splice(change.to, 0, ...list.splice(Number(last), 1));
  else if (Array.isArray(around)) list.splice(Number(last), 1);
  else delete around[last];
  return copy;
}
