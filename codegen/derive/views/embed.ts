import type { NounTypes } from '../../../generated/content.ts';
import type { Embed } from '../../../generated/sections.ts';
import { type PageOpenings, policyDirectives } from '../../contract/routes.ts';
import type { Data } from '../../model/content.ts';
import type { View, ViewContext } from '../context/view.ts';

type Written = NonNullable<NounTypes['site']['embeds']>[string];

/** A piece of another site, by its name in the list of the site. */
export const embed: View<Embed> = {
  one(reference, context) {
    const { opens: _opens, values = {}, ...written } = embedOf(String(reference), context);
    const { link = written.show === 'frame' ? written.address : undefined } = written;
    const attributes = Object.entries(values).map(([name, value]) => [`data-${name}`, value]);
    return {
      ...written,
      ...(link !== undefined && { link }),
      ...(attributes.length > 0 && { values: Object.fromEntries(attributes) }),
    };
  },
};

/** What the policy of a page opens for the pieces of other sites that it shows; undefined if it shows none. */
export function openingsOf(
  sections: readonly Data[],
  context: ViewContext,
): PageOpenings | undefined {
  const shown = sections.filter(({ kind }) => kind === 'embed');
  const all = shown.map((section) => openingsFor(embedOf(String(section.embed), context)));
  const open = policyDirectives.flatMap((directive) => {
    const origins = new Set(all.flatMap((each) => each[directive] ?? []));
    return origins.size > 0 ? [[directive, [...origins].sort()] as const] : [];
  });
  return open.length > 0 ? Object.fromEntries(open) : undefined;
}

function openingsFor({ show, address, opens = {} }: Written): PageOpenings {
  return { ...opens, [show]: [new URL(address).origin, ...(opens[show] ?? [])] };
}

function embedOf(id: string, { site }: ViewContext): Written {
  const written = site.embeds?.[id];
  // The check says so before: the section refers to one.
  if (!written) throw new Error(`the site has no embed "${id}"`);
  return written;
}
