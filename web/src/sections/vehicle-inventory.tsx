import { type ReactNode, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { useVehicles, type Vehicle } from '../api/vehicles.ts';
import { withAskedPrice } from '../domain/asked-band.ts';
import { readFilters } from '../domain/filter-state.ts';
import { fillText } from '../domain/quantity.ts';
import { readSearch } from '../domain/search.ts';
import { byModel, filterVehicles, type Unconfirmed } from '../domain/vehicle-filter.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { Marked } from '../ui/marked.tsx';
import { Notice } from '../ui/notice.tsx';
import { ResultAnnouncement } from '../ui/result-announcement.tsx';
import { Section } from '../ui/section.tsx';
import { EmptyResult } from '../vehicle/empty-result.tsx';
import { FilterChips } from '../vehicle/filter-chips.tsx';
import { FilterForm } from '../vehicle/filter-form.tsx';
import { InventoryCard } from '../vehicle/inventory-card.tsx';
import { PlaceholderCards } from '../vehicle/placeholder-cards.tsx';
import { ShortlistBar } from '../vehicle/shortlist-bar.tsx';
import { VehicleList } from '../vehicle/vehicle-list.tsx';
import type { InventoryTexts } from '../vehicle/vehicle-texts.ts';
import { deferred } from './deferred.tsx';

const FoundElsewhere = deferred(
  async () => (await import('../vehicle/found-elsewhere.tsx')).FoundElsewhere,
);
// The server renders in one step.
if (import.meta.env.SSR) await FoundElsewhere.load?.();

/** Below a list of fewer, the search of the site helps on. */
const few = 3;

/** The catalog: the choices are in the address, so that a reload and Back restore them. */
export function VehicleInventory(props: SectionProps['vehicle-inventory']) {
  const { texts, labels, footnote } = props;
  const query = new URLSearchParams(useLocation().search);
  const options = withAskedPrice(props.filters, query);
  const state = readFilters(query, options);
  const form = useId();
  const shortlist = props.shortlist && { texts: props.shortlist, form };
  const { vehicles: known, ...extras } = props.vehicles;
  const list = useVehicles({ known, failureText: texts.fetchFailed });
  // The page came with its vehicles, which a failure to fetch them says nothing about.
  const listed = list.data ?? (list.isError ? known : []);
  const asked = state.search.trim().toLowerCase();
  // The API has what this list leaves out as well; what is sold is found by its number alone.
  const vehicles = listed.filter(
    ({ id, status }) => known.some((each) => each.id === id) && (status !== 'sold' || id === asked),
  );
  const isInScale = vehicles.every(({ id }) => extras.sides?.[id]);
  const rules = { options, order: props.order, words: props.searchWords };
  const { found, unconfirmed } = filterVehicles(vehicles, state, rules);
  const notes = readSearch(state.search, props.searchWords ?? []).meant.flatMap(
    ({ note }) => note ?? [],
  );
  const shown = [...found, ...unconfirmed.flatMap((group) => group.vehicles)];
  const isShort = !list.isPending && asked !== '' && shown.length < few;
  const count = fillText(texts.count, { x: found.length, n: byModel(vehicles).length });
  const badges = {
    new: texts.badgeNew,
    inStock: texts.badgeInStock,
    outOfStock: texts.badgeOutOfStock,
  };
  const card = (vehicle: Vehicle) => (
    <InventoryCard
      key={vehicle.id}
      vehicle={vehicle}
      extras={extras}
      path={props.vehiclePath}
      labels={labels}
      monthly={props.monthly}
      badges={badges}
      detailsText={texts.details}
      shortlist={shortlist}
      isInScale={isInScale}
    />
  );
  return (
    <Section {...props} heading={undefined} hasHeading={Boolean(props.heading)} isTight>
      {/* The first heading of the page already says it, to those who see the list right below. */}
      {props.heading && <h2 className="sr-only">{props.heading}</h2>}
      <FilterForm
        id={props.filtersId}
        vehicles={vehicles}
        rules={rules}
        options={options}
        state={state}
        texts={texts}
        found={found.length}
      />
      <ResultAnnouncement text={list.isPending ? texts.loading : count} />
      {list.isError && (
        <ListFailure reason={list.error.message} texts={texts} onRetry={() => list.refetch()} />
      )}
      {list.isPending && <PlaceholderCards />}
      {!list.isPending && (
        <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <p className="font-semibold text-heading tabular">{count}</p>
          <FilterChips options={options} state={state} texts={texts} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-1 max-w-text text-ui text-muted">
          {note}
        </p>
      ))}
      <HeadingLevel level={props.heading ? 3 : 2}>
        {!list.isPending && shown.length === 0 && (
          <EmptyResult
            vehicles={vehicles}
            rules={rules}
            options={options}
            state={state}
            texts={texts}
            ask={props.ask}
            card={card}
          />
        )}
        {/* In another order, the page stays where it stands instead of following a vehicle. */}
        <VehicleList
          className="mt-1 [overflow-anchor:none] min-[72rem]:tall:scroll-mt-40"
          id="results"
        >
          {found.map(card)}
          {props.help && found.length > 0 && (
            <li className="row-filler">
              <p className="font-display font-semibold text-h4 text-heading">{props.help.text}</p>
              <ActionLink action={props.help.action} style="secondary" />
            </li>
          )}
        </VehicleList>
        {unconfirmed.map((group) => (
          <UnconfirmedVehicles key={groupName(group, texts)} name={groupName(group, texts)}>
            {group.vehicles.map(card)}
          </UnconfirmedVehicles>
        ))}
        {isShort && props.elsewhere && (
          <Suspense>
            <FoundElsewhere
              page={props.elsewhere}
              query={state.search}
              vehicles={vehicles}
              listed={shown}
              texts={texts}
              list={(near) => <VehicleList className="mt-3">{near.map(card)}</VehicleList>}
            />
          </Suspense>
        )}
      </HeadingLevel>
      {shortlist && (
        <ShortlistBar
          {...shortlist}
          keepsRoom
          className="sticky bottom-4 z-15 mx-auto mt-4 w-fit rounded-pill bg-surface [box-shadow:var(--shadow-raised)] max-sm:bottom-20"
        />
      )}
      {footnote && (
        <p className="mt-8 max-w-text text-legal text-muted">
          <Marked text={footnote} />
        </p>
      )}
    </Section>
  );
}

/** What is said of vehicles that may be meant. */
function groupName({ filter, text, named, vehicles }: Unconfirmed<Vehicle>, texts: InventoryTexts) {
  const words: Readonly<Record<string, string>> = texts;
  const pattern = named === undefined ? texts.unconfirmed : texts.unconfirmedNamed;
  const label = words[filter?.label ?? ''] ?? '';
  const said = text ?? fillText(pattern, { label, n: named ?? '' });
  return `${said} (${vehicles.length})`;
}

/** Vehicles that may be meant, below those that are. */
function UnconfirmedVehicles({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Heading className="mt-10 text-h3">{name}</Heading>
      <HeadingLevel>
        <VehicleList className="mt-3">{children}</VehicleList>
      </HeadingLevel>
    </>
  );
}

interface ListFailureProps {
  reason: string;
  texts: InventoryTexts;
  onRetry: () => void;
}

/** The notice that the list could not be fetched, with a button to try again. */
function ListFailure({ reason, texts, onRetry }: ListFailureProps) {
  return (
    <div className="mt-6">
      <Notice tone="bad" role="alert">
        <p>{fillText(texts.error, { message: reason })}</p>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {texts.retry}
        </button>
      </Notice>
    </div>
  );
}
