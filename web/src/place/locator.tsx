import { useId } from 'react';
import type { Locator as LocatorView } from '../../../generated/sections.ts';
import { TextAction } from '../ui/action-link.tsx';
import { LocatorPlace, PlaceText } from './locator-place.tsx';

type Sheet = LocatorView['sheets'][number];

interface LocatorProps {
  locator: LocatorView;
  /** What the map shows, under it and as its name. */
  text: string;
}

const fontSizes = { narrow: 'text-[15px]', wide: 'text-[17px]' } as const;

/** A map of one size is shown on every screen; of two, each on its own. */
function shownAt({ size }: Sheet, sheets: readonly Sheet[]): string {
  if (sheets.length === 1) return '';
  return size === 'wide' ? 'max-[60rem]:hidden' : 'min-[60rem]:hidden';
}

/** A map drawn from coordinates and outlines. What it shows is also in the lists of the page. */
export function Locator({ locator, text }: LocatorProps) {
  const id = useId();
  const { sheets, credit } = locator;
  return (
    <figure data-locator="">
      {sheets.map((sheet, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset.
        <svg
          key={sheet.size}
          viewBox={sheet.viewBox}
          className={`locator links:no-underline links:focus-visible:outline-none h-auto w-auto max-w-full rounded-panel bg-map-land ${fontSizes[sheet.size]} ${shownAt(sheet, sheets)}`}
          role="group"
          aria-labelledby={id}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus. */}
          <g aria-hidden="true">
            {index === 0 ? (
              <Ground id={`${id}ground`} locator={locator} />
            ) : (
              <use href={`#${id}ground`} transform={sheet.transform} />
            )}
            <Measures sheet={sheet} />
          </g>
          {sheet.places.map((place) => (
            <LocatorPlace key={`${place.kind} ${place.name}`} place={place} />
          ))}
        </svg>
      ))}
      <figcaption>
        <p className="mt-2 text-legal text-caption">
          <span id={id}>{text}</span>{' '}
          {credit && <TextAction action={{ ...credit, target: 'external' }} />}
        </p>
        {sheets.map((sheet) => (
          <NumberList key={sheet.size} sheet={sheet} shown={shownAt(sheet, sheets)} />
        ))}
      </figcaption>
    </figure>
  );
}

/** The names of the places that have a number on the map, each a link to its page. */
function NumberList({ sheet: { places }, shown }: { sheet: Sheet; shown: string }) {
  const numbered = places
    .filter(({ number }) => number !== undefined)
    .toSorted(({ number: one = 0 }, { number: other = 0 }) => one - other);
  if (numbered.length === 0) return null;
  return (
    <ul className={`mt-1 flex flex-wrap gap-x-5 text-ui/body ${shown}`.trim()} data-map="names">
      {numbered.map(({ number, name, href }) => (
        <li key={number}>
          <b className="text-link">{number}</b>{' '}
          {href ? (
            <a href={href} className="inline-block py-1">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

const outline = { strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;

/** Land and water, and the borders of counties. */
function Ground({ id, locator: { water, outlines } }: { id: string; locator: LocatorView }) {
  return (
    <g id={id}>
      {outlines.map(({ name, path, isCurrent }) => (
        <path
          key={name}
          d={path}
          {...outline}
          className={`stroke-map-border ${isCurrent ? 'fill-map-current stroke-[1.5]' : 'fill-map-county'}`}
        />
      ))}
      {water && (
        <path
          d={water}
          {...outline}
          fillRule="evenodd"
          className="fill-map-water stroke-map-shore"
          data-map="water"
        />
      )}
    </g>
  );
}

/** The ways to other places, and the scale. */
function Measures({ sheet: { lines, distances, scale } }: { sheet: Sheet }) {
  return (
    <>
      {lines.map((line) => (
        <line
          key={`${line.x2} ${line.y2}`}
          {...line}
          className="stroke-2 stroke-action [stroke-dasharray:6_5]"
        />
      ))}
      {distances.map((label) => (
        <PlaceText key={label.text} label={label} kind="line" />
      ))}
      <path
        d={`M${scale.x} ${scale.y - 5}v5h${scale.length}v-5`}
        className="fill-none stroke-2 stroke-caption"
      />
      <text x={scale.x} y={scale.y - 14}>
        {scale.text}
      </text>
    </>
  );
}
