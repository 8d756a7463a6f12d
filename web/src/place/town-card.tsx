import type { ReactNode } from 'react';
import type { Picture as PictureView, TownLink } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Card } from '../ui/card.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Picture } from '../ui/picture.tsx';

interface TownCardProps {
  town: TownLink;
  /** Text of the link; without one the name itself is the link. */
  actionText?: string | undefined;
  /** What the place is like: for the mood only, nothing that the text does not say. */
  picture?: PictureView | undefined;
  children: ReactNode;
}

/** A town as a card that leads to its page. */
export function TownCard({ town, actionText, picture, children }: TownCardProps) {
  const { name, href } = town;
  const nameLink = (
    <a href={href} className="card-link text-heading no-underline">
      {name}
    </a>
  );
  return (
    <Card
      as="li"
      top={picture && <Picture picture={{ ...picture, alt: '' }} className="aspect-3/2 w-full" />}
    >
      <Heading className="text-h3">{actionText ? name : nameLink}</Heading>
      {children}
      {actionText && (
        <CardLink href={href} className="mt-auto">
          {fillText(actionText, { name })}
        </CardLink>
      )}
    </Card>
  );
}
