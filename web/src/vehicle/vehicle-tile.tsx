import type { ReactNode } from 'react';
import type { FactLine as FactLineTexts } from '../../../generated/content.ts';
import type { Picture, PrintedFact } from '../../../generated/sections.ts';
import { Heading } from '../ui/heading-level.tsx';
import { RowPictureProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { Backdrop } from './backdrop.tsx';
import { FactLine, type KeyFigures } from './fact-line.tsx';

interface VehicleTileProps {
  name: string;
  picture: Picture | undefined;
  badges: ReactNode;
  price: PrintedFact;
  figures: KeyFigures;
  labels: FactLineTexts;
  href: string;
  detailsText: string;
  /** What goes between the figures and the link. */
  children?: ReactNode;
  /** A second link beside the one to the vehicle. */
  aside?: ReactNode;
}

/** A vehicle in a list, the same on every page; on a phone it is a row, and all of it is the target of the link. */
export function VehicleTile(props: VehicleTileProps) {
  const { name, picture, badges, href, detailsText, aside } = props;
  return (
    <li className="card tile">
      <RowPictureProvider>
        <Backdrop picture={picture}>{badges}</Backdrop>
      </RowPictureProvider>
      <div className="vehicle-text">
        <Heading className="text-h4">{name}</Heading>
        <Price price={props.price} />
        <FactLine figures={props.figures} texts={props.labels} />
        {props.children}
        <div className="vehicle-links">
          <a href={href} className="arrow-link card-link">
            {detailsText}
            <span className="sr-only"> – {name}</span>
          </a>
          {aside}
        </div>
      </div>
    </li>
  );
}
