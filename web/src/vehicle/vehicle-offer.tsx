import { carries } from '../domain/subject.ts';
import { ActionLink, ExternalLink, TextAction } from '../ui/action-link.tsx';
import { Price } from '../ui/price.tsx';
import { monthlyText } from './monthly-text.ts';
import type { SpecificationRow } from './specification-rows.ts';
import { offerFacts } from './specification-rows.ts';
import { priceOf } from './vehicle-price.ts';
import type { DetailPartProps } from './vehicle-texts.ts';

/** What a vehicle costs, with one line on what the price means, and how to try it. */
export function VehicleOffer(props: DetailPartProps) {
  const { vehicle, priceOnCall, askForPrice, readings, texts, ask, drive } = props;
  const asked = props.request ?? (askForPrice && ask);
  const priceReadings = readings.price && { [vehicle.id]: readings.price };
  const price = priceOf(vehicle, { priceOnCall, ...(priceReadings && { priceReadings }) });
  const line = !price.also?.length && !price.isUnnamed && texts.priceLine;
  return (
    <>
      <Price price={price} label={texts.price} size="large" className="mt-2" />
      {line && <p className="mt-1 text-muted text-ui">{line}</p>}
      {vehicle.status !== 'sold' && (asked || drive) && (
        <div className="print:hidden mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          {asked && (
            <ActionLink
              action={askForPrice ? { ...asked, text: askForPrice } : asked}
              style="primary"
              about={vehicle.name}
              className="flex-auto"
            />
          )}
          {drive && <ActionLink action={drive} style={asked ? 'quiet' : 'primary'} />}
        </div>
      )}
    </>
  );
}

/** What a vehicle is, where to go on and, folded, what it costs in all. */
export function VehicleOfferDetails(props: DetailPartProps) {
  const { vehicle, isStockOwed, texts, specifications, road } = props;
  const stock =
    vehicle.statusText ??
    vehicle.onLot ??
    (isStockOwed ? texts.stockUnknown : vehicle.inStock && texts.delivery);
  return (
    <>
      <p className="text-muted lg:mt-5">{vehicle.description}</p>
      <VehicleFigures
        facts={offerFacts(vehicle, specifications, props)}
        unknown={texts.figuresUnknown}
      />
      {(stock || road) && (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ui">
          {stock && <span>{stock}</span>}
          {road && (
            <span className="print:hidden">
              <TextAction action={carries(road, vehicle.id)} />
            </span>
          )}
        </p>
      )}
      <WholeCost {...props} />
    </>
  );
}

/** The small print of the price, and the ways to pay, under one line. */
function WholeCost(props: DetailPartProps) {
  const { vehicle, priceOnCall, texts, estimate, financing, monthly } = props;
  const isPriced = !priceOf(vehicle, { priceOnCall }).isUnnamed;
  const payment =
    isPriced && monthly && monthlyText(vehicle.price, monthly, props.readings.price?.lowest);
  const note = isPriced && texts.priceNote;
  const ways = [isPriced && estimate && carries(estimate, vehicle.id), financing].flatMap(
    (way) => way || [],
  );
  if (!payment && !note && ways.length === 0 && !vehicle.externalUrl) return null;
  return (
    <details className="fold mt-3 border-divider border-y py-1 text-ui">
      <summary className="font-semibold text-heading">{texts.costs}</summary>
      <div className="grid gap-2 pt-1 pb-3">
        {payment && <p>{payment}</p>}
        <ul className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {ways.map((way) => (
            <li key={way.text}>
              <TextAction action={way} />
            </li>
          ))}
          {vehicle.externalUrl && (
            <li>
              <ExternalLink href={vehicle.externalUrl}>{texts.external}</ExternalLink>
            </li>
          )}
        </ul>
        {note && <p className="text-caption text-legal">{note}</p>}
      </div>
    </details>
  );
}

interface VehicleFiguresProps {
  facts: readonly SpecificationRow[];
  /** Shown if no figure is known. */
  unknown: string | undefined;
}

/** The deciding figures, large, each with its unit small. */
function VehicleFigures({ facts, unknown }: VehicleFiguresProps) {
  if (facts.length === 0) return unknown ? <p className="mt-4 text-muted">{unknown}</p> : null;
  return (
    <dl className="mt-5 flex flex-wrap gap-y-3 border-divider border-y py-3.5">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-[1_0_auto] max-w-full flex-col-reverse justify-end border-divider not-first:border-s px-4 first:ps-0"
        >
          <dt className="text-caption text-ui/body">{label}</dt>
          <Figure value={value} />
        </div>
      ))}
    </dl>
  );
}

const large =
  'whitespace-nowrap font-bold font-display text-[clamp(2.25rem,4vw,2.75rem)]/[1.1] text-heading tabular tracking-[-0.02em] print:text-[16pt]!';

/** `50 miles` as a large 50 and a small unit; a figure alone is as large, words are not. */
function Figure({ value }: { value: string }) {
  const [, figure, unit] = /^([\d.,]+)(?: (\S+))?$/.exec(value) ?? [];
  if (!figure) return <dd className="font-bold font-display text-h4 text-heading">{value}</dd>;
  if (!unit) return <dd className={large}>{figure}</dd>;
  return (
    <dd className={large}>
      {figure} <span className="-ms-[0.2em] text-[0.45em] tracking-[0]">{unit}</span>
    </dd>
  );
}
