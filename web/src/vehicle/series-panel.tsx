import type { SectionProps, SeriesCard } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { fillText } from '../domain/quantity.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { CheckList, PlainList } from '../ui/list.tsx';
import { Price } from '../ui/price.tsx';
import { RowBackdrop } from './backdrop.tsx';

type Texts = Pick<
  SectionProps['series-grid'],
  'modelText' | 'modelsText' | 'priceText' | 'moreText'
>;

interface SeriesPanelProps {
  series: SeriesCard;
  texts: Texts;
  /** How many model links are shown before the rest is folded away. */
  shown: number;
}

/** A series with its starting price and links to its models. */
export function SeriesPanel({ series, texts, shown }: SeriesPanelProps) {
  const { name, title, description, features, startingPrice, picture, models } = series;
  const label = [startingPrice.label, texts.priceText].filter(Boolean).join(' · ');
  const countText = models.length === 1 ? texts.modelText : texts.modelsText;
  const count = fillText(countText, { n: models.length });
  return (
    <Card
      as="li"
      className="row-on-phone max-sm:*:data-backdrop:aspect-3/2 max-sm:*:last:py-1.5"
      top={
        <RowBackdrop picture={picture}>
          <Badge className="max-sm:hidden">{count}</Badge>
        </RowBackdrop>
      }
    >
      <Heading className="text-h3 max-sm:text-[1.125rem]/[1.2]">{title}</Heading>
      <div className="max-sm:[&_span]:inline">
        <Price price={{ ...startingPrice, label }} label={texts.priceText} size="card" />
      </div>
      {/* On a phone their number opens them. */}
      <details className="fold-narrow w-full">
        <summary className="max-sm:min-h-8! text-link text-ui font-semibold">
          <span>
            {count}
            <span className="sr-only"> – {name}</span>
          </span>
        </summary>
        <p className="text-muted max-sm:text-ui">{description}</p>
        {features.length > 0 && <CheckList items={features} className="mt-2 text-ui" />}
        <Models series={series} shown={shown} moreText={texts.moreText} />
      </details>
    </Card>
  );
}

interface ModelsProps {
  series: SeriesCard;
  shown: number;
  moreText: string;
}

/** The first models as links, the rest folded away under their number. */
function Models({ series: { name, models }, shown, moreText }: ModelsProps) {
  const folded = models.slice(shown);
  return (
    <>
      <ModelLinks series={name} models={models.slice(0, shown)} />
      {folded.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-ui font-semibold text-link">
            {fillText(moreText, { n: folded.length })}
            <span className="sr-only"> – {name}</span>
          </summary>
          <ModelLinks series={name} models={folded} />
        </details>
      )}
    </>
  );
}

interface ModelLinksProps {
  series: string;
  models: SeriesCard['models'];
}

/** Models by their short names; the link's full name includes the series. */
function ModelLinks({ series, models }: ModelLinksProps) {
  if (models.length === 0) return null;
  return (
    <PlainList className="mt-4 flex flex-wrap gap-2">
      {models.map(({ name, href }) => (
        <li key={href}>
          <Chip href={href}>
            {name}
            {!bareText(name).includes(bareText(series)) && (
              <span className="sr-only"> – {series}</span>
            )}
          </Chip>
        </li>
      ))}
    </PlainList>
  );
}
