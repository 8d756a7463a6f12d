import type { PersonLeaf } from 'schema-dts';
import type { Section } from '../../../generated/sections.ts';
import type { ViewContext } from '../context/view.ts';
import { phoneOf } from './business.ts';
import { dealerReference, type Node, siteUrl } from './node.ts';

/** The people that a page names, each once, with what it shows of them. */
export function peopleOn(sections: readonly Section[], context: ViewContext): Node<PersonLeaf>[] {
  const shown = sections.flatMap((section) =>
    section.kind === 'people' ? section.props.people : [],
  );
  const each = new Map(shown.map((person) => [person.id, person]));
  return [...each.values()].map(({ id, name, role, photo, email }) => {
    const { phone, languages } = context.get('person', id);
    return {
      '@type': 'Person',
      name,
      jobTitle: role,
      image: photo && siteUrl(context.site) + photo.src,
      telephone: phoneOf({ ...(phone !== undefined && { phone }) }, context),
      email: email?.text,
      knowsLanguage: languages,
      worksFor: dealerReference(context.site),
    };
  });
}
