import type { Declaration, Root } from 'postcss';

/** The layer in which the bundler sets every property that it registers, for browsers that know no `@property`. */
const fallbackLayer = 'properties';

const reading = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** Puts the initial value of a registered property where it is read, if no rule sets another. */
export function fillInUnsetProperties(root: Root): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, (node) => void (isFallback(node) || set.add(node.prop)));
  const unset = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    const initial = /initial-value:([^;}]*)/.exec(rule.toString())?.[1]?.trim();
    if (!set.has(rule.params)) unset.set(rule.params, initial);
  });
  root.walkDecls((node) => {
    const filled = node.value.replace(reading, (read, name: string, other?: string) =>
      unset.has(name) ? (unset.get(name) ?? other ?? 'initial') : read,
    );
    node.value = filled.trim();
  });
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
