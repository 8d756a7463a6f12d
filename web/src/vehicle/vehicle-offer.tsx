import { carries } from '../domain/subject.ts';
import { ActionLink, ExternalLink, TextAction } from '../ui/action-link.tsx';
import { Price } from '../ui/price.tsx';
import { monthlyText } from './monthly-text.ts';
import type { SpecificationRow } from './specification-rows.ts';
import { offerFacts, priceOf } from './specification-rows.ts';
import { ReadingNote } from './vehicle-facts.tsx';
import type { DetailPartProps } from './vehicle-texts.ts';

/** What a vehicle costs, and how to try it. */
export function VehicleOffer(props: DetailPartProps) {
  const { vehicle, priceOnCall, readings, texts, request, drive } = props;
  const priceLabels = { [vehicle.id]: readings.price?.label ?? '' };
  const price = priceOf(vehicle, { priceOnCall, priceLabels });
  return (
    <>
      <Price price={price} label={texts.price} size="large" className="mt-2" />
      <ReadingNote note={readings.price} className="mt-1 text-muted text-ui" />
      {(request || drive) && (
        <div className="print:hidden mt-4 flex flex-wrap gap-3 *:flex-auto">
          {request && <ActionLink action={request} style="primary" about={vehicle.name} />}
          {drive && <ActionLink action={drive} style={request ? 'secondary' : 'primary'} />}
        </div>
      )}
    </>
  );
}

/** What a vehicle is, what its price means, and where to go on. */
export function VehicleOfferDetails(props: DetailPartProps) {
  const { vehicle, isStockOwed, priceOnCall, texts, specifications, estimate, road } = props;
  const { financing, monthly } = props;
  const stock = isStockOwed ? texts.stockUnknown : vehicle.inStock && texts.delivery;
  const isPriced = !priceOf(vehicle, { priceOnCall, priceLabels: {} }).isUnnamed;
  const payment = isPriced && monthly && monthlyText(vehicle.price, monthly);
  return (
    <>
      <p className="text-muted lg:mt-5">{vehicle.description}</p>
      <VehicleFigures
        facts={offerFacts(vehicle, specifications, texts)}
        unknown={texts.figuresUnknown}
      />
      {payment && <p className="mt-4 text-ui">{payment}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ui print:hidden">
        {estimate && isPriced && (
          <li>
            <TextAction action={carries(estimate, vehicle.id)} />
          </li>
        )}
        {road && (
          <li>
            <TextAction action={carries(road, vehicle.id)} />
          </li>
        )}
        {financing && (
          <li>
            <TextAction action={financing} />
          </li>
        )}
        {vehicle.externalUrl && (
          <li>
            <ExternalLink href={vehicle.externalUrl}>{texts.external}</ExternalLink>
          </li>
        )}
      </ul>
      {stock && <p className="mt-3 text-muted text-ui">{stock}</p>}
      {texts.priceNote && isPriced && (
        <p className="mt-3 text-caption text-legal">{texts.priceNote}</p>
      )}
    </>
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
          className="flex flex-[1_0_auto] flex-col-reverse justify-end border-divider not-first:border-s px-4 first:ps-0"
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

/** `50 miles` as a large 50 and a small unit. */
function Figure({ value }: { value: string }) {
  const [, figure, unit] = /^([\d.,]+) (.+)$/.exec(value) ?? [];
  if (!figure) return <dd className={large}>{value}</dd>;
  return (
    <dd className={large}>
      {figure} <span className="-ms-[0.2em] text-[0.45em] tracking-[0]">{unit}</span>
    </dd>
  );
}
