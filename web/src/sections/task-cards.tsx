import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { Chip } from '../ui/chip.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/list.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['task-cards'];

/** What visitors come for, each a door with its price: rows on a phone, so that all are in view at once. */
export function TaskCards(props: Props) {
  const { cards, links, footnote } = props;
  return (
    <Section {...props}>
      <PlainList
        className={`grid gap-1.5 md:gap-6 ${cards.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]'}`}
      >
        {cards.map((card) => (
          <TaskCard key={card.title} card={card} />
        ))}
      </PlainList>
      {links && (
        <ul className="-mx-(--gutter) mt-2 flex gap-2 overflow-x-auto px-(--gutter) py-1 *:flex-none [scrollbar-width:none] md:mx-0 md:mt-4 md:flex-wrap md:px-0 print:hidden">
          {links.map(({ href, text, label }) => (
            <li key={text}>
              <Chip href={href} aria-label={label}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Footnote text={footnote} />
    </Section>
  );
}

function TaskCard({
  card: { icon, title, to, price, vehicles, text },
}: {
  card: Props['cards'][number];
}) {
  return (
    <li className="card relative flex-row! items-center gap-3 px-3 py-1.5 md:p-3 lg:gap-4 lg:p-5">
      {icon && <Icon name={icon} className="text-accent" />}
      <div className="min-w-0 grow">
        <Heading className="text-h4">
          <a href={to} className="card-link text-heading no-underline">
            {title}
          </a>
        </Heading>
        {price && (
          <p className="font-display font-bold text-heading tabular">
            {fillText(price, { price: vehicles?.price.text ?? '' })}
          </p>
        )}
        {text && (
          <p className="text-muted text-ui max-md:sr-only">
            <Unbroken text={text} />
          </p>
        )}
      </div>
      <span aria-hidden="true" className="text-heading md:max-lg:hidden">
        →
      </span>
    </li>
  );
}
