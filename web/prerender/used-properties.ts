import type { Declaration, Root } from 'postcss';

/** The layer in which the bundler sets every property it registers, for browsers without `@property`. */
const fallbackLayer = 'properties';

const reading = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** Inlines the value of each property that can have only one. */
export function fillInConstants(root: Root): void {
  const constants = constantsIn(root);
  const set = valuesSet(root);
  // No script sets the remaining names of the bundler either.
  const isUnset = (name: string) => name.startsWith('--tw-') && !set.has(name);
  root.walkDecls((node) => {
    if (isFallback(node)) return;
    const filled = node.value.replace(reading, (read, name: string, other?: string) => {
      if (constants.has(name)) return constants.get(name) ?? other ?? 'initial';
      return isUnset(name) && other ? other : read;
    });
    node.value = filled.trim();
  });
}

/** Registered properties set to a single value, which is the initial one or applies wherever they are read. */
function constantsIn(root: Root): Map<string, string | undefined> {
  const set = valuesSet(root);
  const strayed = readWhereUnset(root);
  const constants = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    const initial = /initial-value:([^;}]*)/.exec(rule.toString())?.[1]?.trim();
    const [value, ...others] = set.get(rule.params) ?? [initial];
    const isOne = others.length === 0 && (value === initial || !strayed.has(rule.params));
    if (isOne) constants.set(rule.params, value);
  });
  return constants;
}

/** The values that rules give to custom properties. */
function valuesSet(root: Root): Map<string, Set<string>> {
  const set = new Map<string, Set<string>>();
  root.walkDecls(/^--/, (node) => {
    if (!isFallback(node)) set.set(node.prop, (set.get(node.prop) ?? new Set()).add(node.value));
  });
  return set;
}

/** Custom properties that some rule reads without setting them. */
function readWhereUnset(root: Root): Set<string> {
  const strayed = new Set<string>();
  root.walkRules((rule) => {
    const own = new Set<string>();
    rule.each((node) => void (node.type === 'decl' && own.add(node.prop)));
    rule.each((node) => {
      if (node.type !== 'decl') return;
      for (const name of namesIn(node.value)) if (!own.has(name)) strayed.add(name);
    });
  });
  return strayed;
}

function isFallback(node: Declaration): boolean {
  for (let above = node.parent; above; above = above.parent as typeof above) {
    if ('params' in above && above.params === fallbackLayer) return true;
  }
  return false;
}

/** Drops custom properties that no rule reads, and then those that only they read. */
export function dropUnreadProperties(root: Root): void {
  const declared: Declaration[] = [];
  const read = new Set<string>();
  root.walkDecls((node) => {
    if (node.prop.startsWith('--')) declared.push(node);
    else for (const name of namesIn(node.value)) read.add(name);
  });
  for (let size = -1; size < read.size; ) {
    size = read.size;
    for (const { prop, value } of declared) {
      if (read.has(prop)) for (const name of namesIn(value)) read.add(name);
    }
  }
  for (const node of declared) if (!read.has(node.prop)) node.remove();
  root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
