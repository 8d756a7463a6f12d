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

/** A map drawn from coordinates and outlines. What it shows is also in the lists of the page. */
export function Locator({ locator, text }: LocatorProps) {
  const id = useId();
  const { sheets, credit } = locator;
  return (
    <figure className="locator-figure">
      {sheets.map((sheet, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset.
        <svg
          key={sheet.size}
          viewBox={sheet.viewBox}
          className={`locator is-${sheet.size}${locator.water ? '' : ' is-dry'}`}
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
      <figcaption className="mt-2 text-legal text-caption">
        <span id={id}>{text}</span> {locator.ringText && <>{locator.ringText} </>}
        {credit && <TextAction action={{ ...credit, target: 'external' }} />}
      </figcaption>
      {sheets.map((sheet) => (
        <NumberList key={sheet.size} sheet={sheet} isOnly={sheets.length === 1} />
      ))}
    </figure>
  );
}

/** The names of the places that have a number on the map, each a link to its page. */
function NumberList({ sheet: { size, places }, isOnly }: { sheet: Sheet; isOnly: boolean }) {
  const numbered = places
    .filter(({ number }) => number !== undefined)
    .toSorted(({ number: one = 0 }, { number: other = 0 }) => one - other);
  if (numbered.length === 0) return null;
  return (
    <ul className={`locator-names${isOnly ? '' : ` is-${size}`}`}>
      {numbered.map(({ number, name, href }) => (
        <li key={number}>
          <b>{number}</b> {href ? <a href={href}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}

/** Land and water, and the borders of counties. */
function Ground({ id, locator: { water, outlines } }: { id: string; locator: LocatorView }) {
  return (
    <g id={id}>
      {outlines.map(({ name, path, isCurrent }) => (
        <path key={name} d={path} className={`locator-county${isCurrent ? ' is-current' : ''}`} />
      ))}
      {water && <path d={water} className="locator-water" />}
    </g>
  );
}

/** The range of one charge, ways to other places, and the scale. */
function Measures({ sheet: { lines, ring, distances, scale } }: { sheet: Sheet }) {
  return (
    <>
      {ring && <circle cx={ring.x} cy={ring.y} r={ring.r} className="locator-ring" />}
      {lines.map((line) => (
        <line key={`${line.x2} ${line.y2}`} {...line} className="locator-line" />
      ))}
      {distances.map((label) => (
        <PlaceText key={label.text} label={label} kind="line" />
      ))}
      <path d={`M${scale.x} ${scale.y - 5}v5h${scale.length}v-5`} className="locator-scale" />
      <text x={scale.x} y={scale.y - 14} className="locator-text">
        {scale.text}
      </text>
    </>
  );
}
