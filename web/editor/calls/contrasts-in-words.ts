import { tightestUses } from '../../../codegen/derive/look/placed-uses.ts';
import type { Role, WrittenLook } from '../../../codegen/derive/look/roles.ts';

/** What visitors see in a color; what is left out is called by its role. */
const words: Partial<Record<Role, string>> = {
  heading: 'headings',
  muted: 'side notes',
  caption: 'captions',
  link: 'links',
  accent: 'icons',
  good: 'good news',
  warn: 'words of caution',
  bad: 'mistakes',
  action: 'buttons',
  actionHover: 'a button under the pointer',
  onAction: 'the words of buttons',
  border: 'edges',
  focus: 'the ring of the keyboard',
  focusRing: 'the ring beside it',
  ground: 'the page',
  band: 'every other section',
  surface: 'cards',
  soft: 'tables',
  highlight: 'highlights',
  night: 'dark sections',
  deep: 'the line above the header',
  raised: 'dark cards',
  footer: 'the footer',
};

/** The contrast of each color of a look that is enough, by its path; what is not has a message of its own. */
export function contrastsOf(look: WrittenLook | undefined): Readonly<Record<string, string>> {
  const uses = look ? tightestUses(look) : [];
  const enough = uses.filter(({ contrast, least }) => contrast >= least);
  return Object.fromEntries(
    enough.map(({ path, contrast, least, role, on }) => {
      const need = least > 3 ? 'words' : 'edges and buttons';
      // Rounded down: 4.5 must not be less.
      const figure = (Math.floor(contrast * 10) / 10).toFixed(1);
      const where = `${words[role] ?? role} on ${words[on] ?? on}`;
      return [path.join('.'), `${figure} : 1, enough for ${need} (least for ${where})`];
    }),
  );
}
