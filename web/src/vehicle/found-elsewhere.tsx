import type { ReactNode } from 'react';
import type { Vehicle } from '../api/vehicles.ts';
import { fillText } from '../domain/quantity.ts';
import { useFindings } from '../search/findings.ts';
import { Answers, FoundPages } from '../search/found.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import type { InventoryTexts } from './vehicle-texts.ts';

interface FoundElsewhereProps {
  /** The page that searches the site. */
  page: string;
  query: string;
  vehicles: readonly Vehicle[];
  /** Those that the list shows. */
  listed: readonly Vehicle[];
  texts: InventoryTexts;
  list: (vehicles: readonly Vehicle[]) => ReactNode;
}

/** How many vehicles and how many pages are shown. */
const shown = 3;

/** What the search of the site finds where the list has little: vehicles that may be meant, answers and other pages. */
export function FoundElsewhere(props: FoundElsewhereProps) {
  const { page, query, vehicles, listed, texts, list } = props;
  const { answers, results } = useFindings(page, query);
  const near = results
    .flatMap((result) => vehicles.find(({ id }) => id === result.vehicle) ?? [])
    .filter((vehicle) => !listed.includes(vehicle))
    .slice(0, shown);
  const pages = results.filter(({ vehicle }) => vehicle === undefined).slice(0, shown);
  return (
    <>
      {near.length > 0 && (
        <>
          <Heading className="mt-8 text-h3">{texts.near}</Heading>
          <HeadingLevel>{list(near)}</HeadingLevel>
        </>
      )}
      {answers.length + pages.length > 0 && (
        <Heading className="mt-8 text-h3">{texts.elsewhere}</Heading>
      )}
      {answers.length > 0 && <Answers answers={answers} name={texts.elsewhere} />}
      {pages.length > 0 && <FoundPages results={pages} />}
      <p className="mt-4">
        <a href={`${page}?${new URLSearchParams({ q: query })}`}>
          {fillText(texts.searchSite, { query })}
        </a>
      </p>
    </>
  );
}
