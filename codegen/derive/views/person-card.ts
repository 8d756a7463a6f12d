import type { NounTypes } from '../../../generated/content.ts';
import type { PersonCard } from '../../../generated/sections.ts';
import { mailLink } from '../../contract/email-address.ts';
import type { View, ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { mainLocationId } from '../places/departments-at.ts';
import { phoneView } from './department.ts';
import { markedText } from './marked-text.ts';

type Person = NounTypes['person'];

/** A person, or those of a query: `all`, or those of one `location:<id>` or `department:<id>`. */
export const personCard: View<PersonCard> = {
  one: (id, context) => cardOf(String(id), context),
  many(query, context) {
    const [key, id] = String(query).split(':');
    const isAsked = (person: Person) =>
      id === undefined ||
      (key === 'location' ? placeOf(person, context) === id : person.department === id);
    const chosen = context.weigh(() =>
      context.records.people.filter(isAsked).map((each) => each.id),
    );
    return chosen.map((each) => cardOf(each, context));
  },
};

/** Where somebody works: at the place that is named, or at that of the department. */
function placeOf({ location, department }: Person, { get, site }: ViewContext): string | undefined {
  if (location !== undefined || department === undefined) return location;
  return get('department', department).location ?? mainLocationId(site);
}

function cardOf(id: string, context: ViewContext): PersonCard {
  const { name, role, photo, text, phone, email, languages, ...person } = context.get('person', id);
  const place = nameOfPlace(person, context);
  return {
    id,
    name,
    role,
    ...(photo !== undefined && { photo: pictureView(photo, context) }),
    ...(text !== undefined && { text: markedText(text, context) }),
    ...(phone !== undefined && { phone: phoneView(phone, context) }),
    ...(email !== undefined && { email: { text: email, href: mailLink(email) } }),
    ...(languages && { languages: namesOf(languages, context) }),
    ...(place !== undefined && { place }),
  };
}

/** The department tells more than the place, where both are known. */
function nameOfPlace(
  { location, department }: Pick<Person, 'location' | 'department'>,
  { get }: ViewContext,
) {
  if (department !== undefined) return get('department', department).name;
  return location && get('location', location).name;
}

/** The names of languages, in the language of the site. */
function namesOf(languages: readonly string[], { site }: ViewContext): string {
  const names = new Intl.DisplayNames(site.language, { type: 'language' });
  return languages.map((language) => names.of(language) ?? language).join(', ');
}
