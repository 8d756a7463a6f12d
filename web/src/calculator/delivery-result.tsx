import type { SectionProps } from '../../../generated/sections.ts';
import { deliveryAt, placesBegun, placesCalled } from '../domain/delivery.ts';
import { fillText, formatFigure, formatSum } from '../domain/quantity.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { CalculatorResult } from './calculator-result.tsx';

type Estimator = SectionProps['delivery-estimator'];
type Place = Estimator['places'][number];

/** The distance of a town from the nearest place of business, and what the dealer's rule makes of it. */
export function DeliveryResult({ estimator, asked }: { estimator: Estimator; asked: string }) {
  const { places, inputs, zones, texts, actions } = estimator;
  const isExample = asked === '';
  const example = places.filter(({ id }) => id === inputs.place.default);
  const found = isExample ? example : placesCalled(asked, places);
  const [first] = found;
  // Nobody is told that a town is unknown while it is being typed.
  const isBegun = isExample || placesBegun(asked, places).length > 0;
  const unknown = isBegun ? texts.start : fillText(texts.unknown, { place: asked });
  // A town in two counties has one distance.
  const sentences = new Set(found.map((place) => sentenceOf(place, texts.distance)));
  return (
    <CalculatorResult
      heading={isExample && first ? texts.example : texts.resultHeading}
      answer={[...sentences].join(' ') || unknown}
      isEmpty={isExample && !first}
      bar={first && !isExample && actions ? { text: barText(first, texts), actions } : undefined}
    >
      {!zones && found.length > 0 && <p className="mt-3">{texts.rule}</p>}
      {zones &&
        found.map((place) => (
          <div key={place.href} className="mt-4">
            {found.length > 1 && (
              <h4 className="font-semibold">{`${place.name}, ${place.county}`}</h4>
            )}
            <Terms zones={zones} texts={texts} distance={place.distance} />
          </div>
        ))}
      {actions && (first || !isExample) && <ActionRow actions={actions} className="mt-4" />}
    </CalculatorResult>
  );
}

function sentenceOf({ name, location, distance }: Place, text: string): string {
  return fillText(text, { place: name, location, n: formatFigure(distance, 1) });
}

function barText({ name, distance }: Place, { bar }: Estimator['texts']): string {
  return fillText(bar, { place: name, n: formatFigure(distance, 1) });
}

interface TermsProps {
  zones: NonNullable<Estimator['zones']>;
  texts: Estimator['texts'];
  distance: number;
}

/** Zone, fee and time for a distance, with the rule behind them. */
function Terms({ zones, texts, distance }: TermsProps) {
  const found = deliveryAt(distance, zones.map(figuresOf));
  if (!found) return <p>{texts.beyond}</p>;
  const { zone, fee } = found;
  const facts = [
    { label: texts.zone, value: zone.name },
    { label: texts.fee, value: fee === 0 ? texts.free : formatSum(fee) },
    { label: texts.window, value: zone.window },
  ];
  return (
    <>
      <FactList layout="table" facts={facts} />
      <p className="mt-2 text-caption text-ui">{zone.rule}</p>
    </>
  );
}

function figuresOf(zone: TermsProps['zones'][number]) {
  const { within, fee = 0, perDistance = 0, freeDistance = 0 } = zone;
  return {
    ...zone,
    within: within === undefined ? undefined : Number(within),
    fee: Number(fee),
    perDistance: Number(perDistance),
    freeDistance: Number(freeDistance),
  };
}
