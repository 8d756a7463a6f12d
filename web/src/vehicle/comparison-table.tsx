import { type ReactNode, useId } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { type ComparedRow, splitShared } from '../domain/comparison.ts';
import { writeComparison } from '../domain/comparison-address.ts';
import { fillText } from '../domain/quantity.ts';
import { BulletList } from '../ui/list.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { Price } from '../ui/price.tsx';
import { TableFrame } from '../ui/table.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { CompareTable, type RowGroup } from './compare-table.tsx';
import { ComparedFigure } from './compared-figure.tsx';
import { comparedRows } from './compared-rows.ts';
import { removeFromShortlist } from './use-shortlist.ts';
import { shownPictures } from './vehicle-pictures.ts';

type Comparison = SectionProps['vehicle-comparison'];

interface ComparisonTableProps
  extends Pick<Comparison, 'specifications' | 'texts' | 'vehiclePath'> {
  compared: readonly Vehicle[];
  /** Every vehicle that a column may hold. */
  vehicles: readonly Vehicle[];
  extras: Omit<Comparison['vehicles'], 'vehicles'>;
  /** What the address asks for, including those left without a column. */
  ids: readonly string[];
  name: string;
  onRemove: () => void;
  /** Puts another vehicle into a column. */
  onPick: (index: number, id: string) => void;
}

/** As many columns as a phone shows. */
const onPhone = 2;

/** The compared vehicles: first what is different, then what is the same. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { compared, vehicles, extras, ids, texts, vehiclePath, onRemove, onPick } = props;
  const form = useId();
  const { different, same, unstated } = comparedRows(compared, {
    rows: props.specifications,
    priceLabel: texts.price,
    extras,
  });
  const features = splitShared(compared.map((vehicle) => vehicle.features));
  const groups = [
    groupOf(texts.different, different, features.own, texts),
    groupOf(texts.same, same, shared(features.shared, compared.length), texts),
  ];
  const more = compared.slice(onPhone);
  const remove = (id: string) => {
    removeFromShortlist(id);
    onRemove();
  };
  const picker = (index: number) => (
    <div className="md:hidden print:hidden">
      <ColumnPicker {...{ form, index, vehicles, ids, texts, onPick }} />
    </div>
  );
  return (
    <>
      <form id={form} method="get" autoComplete="off" className="md:hidden print:hidden">
        <button type="submit" className="button button-secondary until-scripts mb-3">
          {texts.apply}
        </button>
      </form>
      <PictureWidthProvider width="compared">
        <TableFrame name={props.name} isWhole>
          <CompareTable
            layout="chosen"
            vehicles={compared.map((vehicle) => ({
              ...vehicle,
              picture: shownPictures(vehicle, extras)[0],
              side: extras.sides?.[vehicle.id],
              href: fillText(vehiclePath, { id: vehicle.id }),
            }))}
            groups={groups.filter(({ rows }) => rows.length > 0)}
            labels={texts}
            stockBadge={texts.outOfStock}
            tools={({ id, name }, index) => (
              <>
                {index < onPhone && picker(index)}
                <a
                  href={writeComparison(ids.filter((each) => each !== id))}
                  className="print:hidden inline-flex min-h-11 items-center font-normal"
                  onClick={() => remove(id)}
                >
                  {texts.remove}
                  <span className="sr-only"> – {name}</span>
                </a>
              </>
            )}
            empty={compared.length < onPhone && picker(compared.length)}
          />
        </TableFrame>
      </PictureWidthProvider>
      {ids.slice(onPhone).map((id) => (
        <input key={id} type="hidden" name="compare" value={id} form={form} />
      ))}
      {more.length > 0 && (
        <p className="mt-4 text-ui md:hidden print:hidden">
          {fillText(texts.more, { names: more.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {different.some(({ cells }) => cells.includes(undefined)) && (
        <p className="mt-4 text-ui">{texts.notStated}</p>
      )}
      {unstated.length > 0 && (
        <p className="mt-4 text-ui">{fillText(texts.unstated, { names: unstated.join(', ') })}</p>
      )}
    </>
  );
}

/** Shared features are repeated under each vehicle: a cell belongs to its column. */
function shared(features: readonly string[], count: number): (readonly string[])[] {
  return Array.from({ length: count }, () => features);
}

function groupOf(
  heading: string,
  rows: readonly ComparedRow[],
  features: readonly (readonly string[])[],
  texts: Comparison['texts'],
): RowGroup {
  const figures = rows.map(({ label, cells }) => ({
    label,
    cells: cells.map(label === texts.price ? priceFigure : figure),
  }));
  const hasFeatures = features.some((list) => list.length > 0);
  const listed = { label: texts.features, cells: features.map(featureCell) };
  // With a single vehicle nothing is the same or different.
  return {
    heading: features.length > 1 ? heading : undefined,
    rows: hasFeatures ? [...figures, listed] : figures,
  };

  function priceFigure(fact: ComparedRow['cells'][number], index: number): ReactNode {
    return fact && <Price key={index} price={fact} size="small" />;
  }

  function figure(fact: ComparedRow['cells'][number], index: number): ReactNode {
    return <ComparedFigure key={index} fact={fact} />;
  }

  function featureCell(list: readonly string[]): ReactNode {
    return list.length > 0 ? (
      <BulletList items={list} indent="ps-[1.125rem] max-md:ps-3" />
    ) : (
      texts.noMore
    );
  }
}
