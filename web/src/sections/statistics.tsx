import type { SectionProps } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import { Footnote, Section } from '../ui/section.tsx';

type Props = SectionProps['statistics'];

/** Large figures with a word each. */
export function Statistics(props: Props) {
  const { items, footnote } = props;
  return (
    <Section {...props}>
      <dl className={`grid gap-x-6 gap-y-3 lg:gap-y-10 ${columnsFor(items.length)}`}>
        {items.map((item) => (
          <Statistic key={item.label} item={item} isLarge={items.every(isShort)} />
        ))}
      </dl>
      <Footnote text={footnote} />
    </Section>
  );
}

type Item = Props['items'][number];

/** The figure is above the word that names it. */
function Statistic({ item, isLarge }: { item: Item; isLarge: boolean }) {
  const { value, label, text, icon } = item;
  return (
    <div className="flex min-w-0 flex-col gap-0.5 lg:gap-2 border-t border-divider pt-2 lg:pt-4 text-ui">
      <dt className="order-1 flex items-center gap-2 font-semibold wrap-anywhere">
        {icon && <Icon name={icon} size="small" className="text-accent" />}
        <span>{label}</span>
      </dt>
      <dd>
        {isLarge ? (
          <Figure value={value} />
        ) : (
          <span className="font-bold font-display text-h2 text-heading tabular">{value}</span>
        )}
      </dd>
      {text && (
        <dd className="order-2 text-muted">
          <Marked text={text} />
        </dd>
      )}
    </div>
  );
}

/** Long figures share a smaller size, so that no column overflows. */
function isShort({ value }: Item): boolean {
  return bareText(value).length <= 6;
}

function columnsFor(count: number): string {
  if (count === 1) return 'grid-cols-1';
  if (count === 3 || count === 6) return 'sm:grid-cols-3';
  return count === 2 ? 'grid-cols-2' : 'grid-cols-2 lg:grid-cols-4';
}

/** A figure as large as it sells, such as `45 miles`: the unit is small beside its number. */
function Figure({ value }: { value: string }) {
  const [, number = value, unit] = /^([^\sa-z]+)\s+([^\s\d]\D*)$/i.exec(value) ?? [];
  return (
    <span className="font-display text-[clamp(1.875rem,4vw,3.5rem)]/[1.05] font-bold tracking-[-0.02em] text-heading tabular">
      {number}
      {unit && <span className="-ms-[0.2em] text-[0.45em] tracking-[0]"> {unit}</span>}
    </span>
  );
}
