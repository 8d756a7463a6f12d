import type { NounTypes } from '../../../generated/content.ts';
import type { Embed } from '../../../generated/sections.ts';
import { type PageOpenings, policyDirectives } from '../../contract/routes.ts';
import type { SiteFacts } from '../../contract/site.ts';
import type { Data } from '../../model/content.ts';
import type { View, ViewContext } from '../context/view.ts';

type Written = NonNullable<NounTypes['site']['embeds']>[string];

/** A piece of another site, by its name in the list of the site. */
export const embed: View<Embed> = {
  one: (reference, context) => shownOf(embedOf(String(reference), context)),
};

function shownOf({ opens: _opens, everywhere: _everywhere, values = {}, ...written }: Written) {
  const { link = written.show === 'frame' ? written.address : undefined } = written;
  const attributes = Object.entries(values).map(([name, value]) => [`data-${name}`, value]);
  return {
    ...written,
    ...(link !== undefined && { link }),
    ...(attributes.length > 0 && { values: Object.fromEntries(attributes) }),
  };
}

/** What the policy of a page opens for the pieces of other sites that it shows; undefined if it shows none. */
export function openingsOf(
  sections: readonly Data[],
  context: ViewContext,
): PageOpenings | undefined {
  const shown = sections.filter(({ kind }) => kind === 'embed');
  return openingsOfAll(shown.map(({ embed: id }) => embedOf(String(id), context)));
}

/** The scripts that load on every page, and what the policy of all pages opens for them; undefined if there are none. */
export function scriptsEverywhere(context: ViewContext): SiteFacts['everywhere'] {
  const all = Object.values(context.site.embeds ?? {}).filter(({ everywhere }) => everywhere);
  const opens = openingsOfAll(all);
  return opens && { scripts: all.map(shownOf), opens };
}

function openingsOfAll(shown: readonly Written[]): PageOpenings | undefined {
  const all = shown.map(openingsFor);
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
