import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { writeComparison } from '../domain/comparison-address.ts';
import { fillText } from '../domain/quantity.ts';
import type { Fit } from '../domain/vehicle-fit.ts';
import { Chip } from '../ui/chip.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { bullets, PlainList } from '../ui/list.tsx';
import { CardBadges } from './vehicle-badges.tsx';
import { VehicleList } from './vehicle-list.tsx';
import { shownPictures } from './vehicle-pictures.ts';
import { priceOf } from './vehicle-price.ts';
import type { CardExtras } from './vehicle-texts.ts';
import { VehicleTile } from './vehicle-tile.tsx';

type Finder = SectionProps['vehicle-finder'];

interface FinderResultProps
  extends Pick<Finder, 'vehicles' | 'vehiclePath' | 'shown' | 'comparePath' | 'labels' | 'texts'> {
  fits: readonly Fit<Vehicle>[];
  unconfirmed: readonly Fit<Vehicle>[];
  /** The number of them, in words. */
  said: string;
}

/** The id of the result, for links to it. */
export const fitsId = 'fits';

/** The vehicles that fit: the best as cards with reasons, the others as links. */
export function FinderResult(props: FinderResultProps) {
  const { fits, unconfirmed, said, shown, comparePath, vehiclePath, texts } = props;
  const { vehicles: _, ...extras } = props.vehicles;
  const best = fits.slice(0, shown);
  const others = fits.slice(shown);
  return (
    <div className="mt-2 md:mt-6" id={fitsId}>
      <Heading className="text-h3">{said}</Heading>
      <HeadingLevel>
        <VehicleList
          as="ol"
          className={`mt-2 md:mt-4 ${best.length % 3 === 1 ? 'md:max-lg:grid-cols-2' : ''}`.trim()}
        >
          {best.map((fit) => (
            <FitCard key={fit.vehicle.id} {...props} fit={fit} extras={extras} />
          ))}
        </VehicleList>
      </HeadingLevel>
      {comparePath && texts.compare && best.length > 1 && (
        <a
          className="button button-secondary mt-6 print:hidden"
          href={comparePath + writeComparison(best.slice(0, 4).map(({ vehicle }) => vehicle.id))}
        >
          {texts.compare}
        </a>
      )}
      <MoreVehicles
        name={texts.more}
        path={vehiclePath}
        extras={extras}
        vehicles={others.map(({ vehicle }) => vehicle)}
      />
      {[...Map.groupBy(unconfirmed, ({ unknown }) => unknown.join(', '))].map(([what, group]) => (
        <MoreVehicles
          key={what}
          name={fillText(texts.unconfirmed, { what })}
          path={vehiclePath}
          extras={extras}
          vehicles={group.map(({ vehicle }) => vehicle)}
        />
      ))}
    </div>
  );
}

interface MoreVehiclesProps {
  name: string;
  path: string;
  extras: CardExtras;
  vehicles: readonly Vehicle[];
}

/** Vehicles as links, each with its price. */
function MoreVehicles({ name, path, extras, vehicles }: MoreVehiclesProps) {
  if (vehicles.length === 0) return null;
  return (
    <>
      <Heading className="mt-6 text-h4">{name}</Heading>
      <PlainList className="mt-3 flex flex-wrap gap-2">
        {vehicles.map((vehicle) => {
          const { label, text } = priceOf(vehicle, extras);
          return (
            <li key={vehicle.id}>
              <Chip href={fillText(path, { id: vehicle.id })}>
                {[vehicle.name, label, text].filter(Boolean).join(' · ')}
              </Chip>
            </li>
          );
        })}
      </PlainList>
    </>
  );
}

interface FitCardProps extends Pick<Finder, 'vehiclePath' | 'labels' | 'texts'> {
  fit: Fit<Vehicle>;
  extras: CardExtras;
}

/** A vehicle that fits, as in every list, with what speaks for it. */
function FitCard({ fit, extras, vehiclePath, labels, texts }: FitCardProps) {
  const { vehicle } = fit;
  return (
    <VehicleTile
      name={vehicle.name}
      brand={vehicle.brand}
      picture={shownPictures(vehicle, extras)[0]}
      badges={<CardBadges vehicle={vehicle} outOfStock={texts.outOfStock} />}
      price={priceOf(vehicle, extras)}
      figures={extras.cardFacts[vehicle.id] ?? {}}
      labels={labels}
      href={fillText(vehiclePath, { id: vehicle.id })}
      detailsText={texts.details}
    >
      {fit.reasons.length + fit.unknown.length > 0 && <Reasons fit={fit} texts={texts} />}
    </VehicleTile>
  );
}

/** The facts that speak for a vehicle, and what is to be confirmed. */
function Reasons({ fit: { reasons, unknown }, texts }: ReasonsProps) {
  return (
    <div className="text-ui">
      <p className="font-semibold text-good">{texts.why}</p>
      <ul className={`${bullets} ps-5`}>
        {reasons.map(({ reason, value, left = '' }) => (
          <li key={`${reason} ${value}`}>{fillText(reason, { value, left })}</li>
        ))}
        {unknown.map((question) => (
          <li key={question} className="text-caption">
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReasonsProps {
  fit: Fit<Vehicle>;
  texts: Finder['texts'];
}
