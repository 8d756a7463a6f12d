import type { ReactNode } from 'react';
import type { LocationCard, SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Card } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';

type Texts = Pick<SectionProps['location-cards'], 'labels'> &
  Partial<Pick<SectionProps['location-cards'], 'show' | 'physicalText' | 'onlineText'>>;

interface LocationPanelProps {
  location: LocationCard;
  texts: Texts;
  /** What stands between its phone number and its links. */
  children?: ReactNode;
}

/** A place of business: its address, its phone number, and its pages elsewhere. */
export function LocationPanel({ location, texts, children }: LocationPanelProps) {
  const { name, href, type, address, phone } = location;
  const kind = type === 'physical' ? texts.physicalText : texts.onlineText;
  return (
    <Card as="li">
      <Heading className="text-h3">{href ? <a href={href}>{name}</a> : name}</Heading>
      <address className="text-muted not-italic">
        {kind && `${kind} · `}
        {address.map((line, index) => (
          <span key={line} className={index > 0 ? 'block' : ''}>
            {line}
          </span>
        ))}
      </address>
      {phone && (
        <a href={phone.href} className="inline-block py-1 text-lead font-semibold tabular">
          {phone.text}
        </a>
      )}
      {children}
      {texts.show !== 'address' && <LocationLinks location={location} labels={texts.labels} />}
    </Card>
  );
}

/** When it is open, and in small the days that differ. */
export function LocationHours({ lines: [hours, ...rest] = [] }: { lines: LocationCard['hours'] }) {
  return (
    hours && (
      <p className="font-semibold">
        {hours}
        {rest.map((line) => (
          <span key={line} className="block font-normal text-caption text-ui">
            {line}
          </span>
        ))}
      </p>
    )
  );
}

interface LocationLinksProps {
  location: LocationCard;
  labels: Texts['labels'];
}

function LocationLinks({ location, labels }: LocationLinksProps) {
  const { name, type, mapUrl, phone, isOwed } = location;
  const profiles = profilesOf(location, labels);
  const mapText = mapTextOf(location, labels);
  const call = phone && labels.call;
  return (
    <>
      {(call || mapText) && (
        <div className="flex flex-wrap gap-3 pt-1">
          {call && (
            <ActionLink
              action={{ text: call, href: phone.href, target: 'phone' }}
              style="secondary"
              about={name}
            />
          )}
          {mapText && mapUrl && (
            <ActionLink
              action={{ text: mapText, href: mapUrl, target: 'external' }}
              style={type === 'physical' ? 'secondary' : 'quiet'}
              about={name}
            />
          )}
        </div>
      )}
      {profiles.length > 0 && <Profiles {...{ profiles, name, isOwed, text: labels.owed }} />}
    </>
  );
}

interface ProfilesProps {
  profiles: ReturnType<typeof profilesOf>;
  name: string;
  isOwed: boolean;
  /** What the links are folded under while the dealer owes the pages. */
  text: string | undefined;
}

function Profiles({ profiles, name, isOwed, text }: ProfilesProps) {
  const links = (
    <PlainList className="flex w-full flex-wrap gap-x-4 text-ui">
      {profiles.map((profile) => (
        <li key={profile.href}>
          <ActionLink action={{ ...profile, target: 'external' }} style="quiet" about={name} />
        </li>
      ))}
    </PlainList>
  );
  return (
    <div className="mt-auto w-full border-divider border-t pt-3">
      {isOwed && text ? (
        <details className="text-caption text-muted">
          <summary>{text}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </div>
  );
}

/** Nobody is sent to the middle of a town: without a street, the link only shows where the place is. */
function mapTextOf({ mapUrl, hasStreet, city, name }: LocationCard, labels: Texts['labels']) {
  if (mapUrl === undefined) return undefined;
  return hasStreet ? labels.directions : fillText(labels.map, { city: city ?? name });
}

/** The location's pages elsewhere, if it has them and the content names them. */
function profilesOf(location: LocationCard, labels: Texts['labels']) {
  const known = [
    { text: labels.website, href: location.websiteUrl },
    { text: labels.review, href: location.reviewUrl },
    { text: labels.facebook, href: location.facebookUrl },
    { text: labels.youtube, href: location.youtubeUrl },
  ];
  return known.flatMap(({ text, href }) => (text && href ? [{ text, href }] : []));
}
