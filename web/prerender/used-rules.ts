import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { dropUnreadProperties, fillInConstants } from './used-properties.ts';

/** Cuts one style sheet down, keeping the order of what stays. */
export interface RuleBook {
  /**
   * The rules that can apply where only these classes occur. A rule without a class stays; a state is an attribute,
   * never a class. Print rules have a sheet of their own.
   */
  forClasses(classes: ReadonlySet<string>): string;
  /** The print rules. */
  forPaper(): string;
}

export function openRuleBook(sheet: string): RuleBook {
  const whole = postcss.parse(sheet);
  return {
    forClasses(classes) {
      const root = whole.clone();
      root.walkAtRules('media', (media) => void (isForPaper(media) && media.remove()));
      dropTransitions(root);
      dropRules(root, classes);
      fillInConstants(root);
      dropRepeats(root);
      dropUnreadProperties(root);
      dropUnreadAnimations(root);
      root.walkComments((comment) => void comment.remove());
      dropEmptyGroups(root);
      return root.toString();
    },
    forPaper() {
      const root = whole.clone();
      root.each((node) => void (isForPaper(node) || node.remove()));
      return root.toString();
    },
  };
}

function isForPaper(node: { type: string; params?: string }): boolean {
  return node.type === 'atrule' && node.params === 'print';
}

/** What moves when one page gives way to another: by then the rules of all pages are loaded. */
function dropTransitions(root: Root): void {
  root.walkDecls('view-transition-name', (name) => void name.remove());
  root.walkRules(/^::view-transition/, (rule) => void rule.remove());
}

function dropRules(root: Root, classes: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const possible = rule.selectors.filter((selector) =>
      requiredClasses(selector).every((name) => classes.has(name)),
    );
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
}

/** The classes without which a selector matches nothing; for a list of alternatives, none. */
export function requiredClasses(selector: string): string[] {
  let outside = selector.replace(/\\([^\da-f])/gi, (_, sign: string) => shift(sign, escaped));
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(innermost, needed);
  return [...outside.matchAll(/\.(?!\d)([\w\u0080-\uffff-]+)/g)].map(([, name = '']) =>
    name.replace(/[\ue000-\ue0ff]/g, (sign) => shift(sign, -escaped)),
  );
}

const innermost = /(:[\w-]+)?\(([^()]*)\)/g;

/** The part of a parenthesized selector that is required. */
function needed(_: string, name = '', inside: string): string {
  return [':is', ':where', ':has'].includes(name) && !inside.includes(',') ? ` ${inside}` : '';
}

/** Escaped characters are moved out of the way, to code points that have no meaning. */
const escaped = 0xe000;

function shift(sign: string, by: number): string {
  return String.fromCharCode(sign.charCodeAt(0) + by);
}

/** Drops declarations that a rule repeats. */
function dropRepeats(root: Root): void {
  root.walkRules((rule) => {
    const said = new Set<string>();
    rule.each((node) => {
      const text = node.toString();
      if (said.has(text)) node.remove();
      said.add(text);
    });
  });
}

/** Drops the animations that no remaining rule runs. */
function dropUnreadAnimations(root: Root): void {
  const run = new Set<string>();
  root.walkDecls(/^(--|animation)/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) run.add(name);
  });
  root.walkAtRules('keyframes', (frames) => void (run.has(frames.params) || frames.remove()));
}

function dropEmptyGroups(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmptyGroups(node as AtRule);
    if (node.nodes.length === 0) node.remove();
  });
}
