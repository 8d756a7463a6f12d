import type { PersonCard, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Breakable } from '../ui/breakable.tsx';
import { Card, CardList, columnsOfFew } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['people'];

/** The people of the dealer, each with what they do and the ways to reach them; nothing if there is nobody. */
export function People(props: Props) {
  const { people, texts } = props;
  if (people.length === 0) return null;
  const hasPhotos = people.some(({ photo }) => photo);
  return (
    <Section {...props}>
      <CardList columns={columnsOfFew(people.length)}>
        {people.map((person) => (
          <Person key={person.id} person={person} texts={texts} hasPhotos={hasPhotos} />
        ))}
      </CardList>
    </Section>
  );
}

interface PersonProps extends Pick<Props, 'texts'> {
  person: PersonCard;
  /** True if somebody beside them has a photo: the cards begin alike. */
  hasPhotos: boolean;
}

function Person({ person, texts, hasPhotos }: PersonProps) {
  const { name, role, place, text, phone, email, languages } = person;
  return (
    <Card as="li" top={hasPhotos && <Portrait person={person} />}>
      <Heading className="text-h4">{name}</Heading>
      <p className="text-ui">
        {role}
        {place && <span className="text-caption"> · {place}</span>}
      </p>
      {text && (
        <p className="text-muted">
          <Marked text={text} words={Unbroken} />
        </p>
      )}
      {languages && (
        <p className="text-caption text-ui">{fillText(texts.languages, { languages })}</p>
      )}
      {(phone || email) && (
        <div className="mt-auto flex w-full flex-col pt-1 text-ui">
          {phone && <Way icon="phone" {...phone} />}
          {email && <Way icon="mail" {...email} />}
        </div>
      )}
    </Card>
  );
}

function Way({ icon, text, href }: { icon: 'mail' | 'phone'; text: string; href: string }) {
  return (
    <a href={href} className="flex min-h-11 items-center gap-2 font-semibold tabular md:min-h-8">
      <Icon name={icon} size="small" className="text-accent" />
      <span className="min-w-0">
        <Breakable text={text} />
      </span>
    </a>
  );
}

/** The photo, or the initials in its place. */
function Portrait({ person: { name, photo } }: Pick<PersonProps, 'person'>) {
  if (photo) return <Picture picture={photo} className="aspect-3/2 w-full" />;
  return (
    <span
      className="grid aspect-3/2 w-full place-items-center max-md:hidden bg-soft font-display text-h2 text-muted"
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/);
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : [names.at(0)];
  return ends.map((each = '') => [...each].at(0)?.toLocaleUpperCase()).join('');
}
