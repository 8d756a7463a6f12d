import type { ReactNode } from 'react';
import type { FactLine as FactLineTexts } from '../../../generated/content.ts';
import type { Picture, PrintedFact } from '../../../generated/sections.ts';
import { splitName } from '../domain/vehicle-name.ts';
import { CardLink } from '../ui/card-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Price } from '../ui/price.tsx';
import { RowBackdrop } from './backdrop.tsx';
import { FactLine, type KeyFigures } from './fact-line.tsx';

interface VehicleTileProps {
  name: string;
  /** Stands over the rest of a name that begins with it. */
  brand?: string | undefined;
  picture: Picture | undefined;
  /** It from the side, where all of a list are seen so. */
  side?: Picture | undefined;
  badges: ReactNode;
  price: PrintedFact;
  figures: KeyFigures;
  labels: FactLineTexts | undefined;
  href: string;
  detailsText: string;
  /** What goes between the figures and the link. */
  children?: ReactNode;
  /** A small control beside the price; on a phone to the right of the name. */
  tool?: ReactNode;
  /** A second link: on a phone beside the price, else in the lower corner. */
  aside?: ReactNode;
}

const wholeRow =
  'print:hidden max-sm:absolute max-sm:inset-0 max-sm:rounded-card max-sm:before:hidden';

/** A vehicle in a list, the same on every page; on a phone it is a row, and all of it is the target of the link. */
export function VehicleTile(props: VehicleTileProps) {
  const { name, picture, side, badges, href, detailsText, tool, aside } = props;
  const { brand, model } = splitName(name, props.brand);
  return (
    <li className="card row-on-phone">
      <RowBackdrop picture={picture} side={side} />
      <div className="flex grow flex-col items-start gap-1.5 px-5 pt-4 pb-3 print:gap-[0.1rem]! print:px-2 print:py-[0.35rem]">
        <div className="tile-badges">{badges}</div>
        <Heading
          className={`text-h4 max-sm:text-[1.125rem]/[1.2] ${tool && !brand ? 'max-sm:pe-8' : ''}`.trim()}
        >
          {brand && (
            <span className="block font-semibold font-text text-caption text-legal/[1.2]">
              {brand}{' '}
            </span>
          )}
          {model}
        </Heading>
        <div className="flex w-full flex-wrap items-end justify-between gap-x-1">
          <div>
            <Price price={props.price} size="card" />
          </div>
          {tool}
          {aside}
        </div>
        <FactLine figures={props.figures} texts={props.labels} />
        {props.children}
        <div className={`mt-auto ${aside ? 'sm:flex sm:min-h-12 sm:items-center' : ''}`.trim()}>
          <CardLink href={href} className={wholeRow}>
            <span className="max-sm:sr-only">{detailsText}</span>
            <span className="sr-only"> – {name}</span>
          </CardLink>
        </div>
      </div>
    </li>
  );
}
