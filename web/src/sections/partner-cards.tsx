import type { SectionProps } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { PlainList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Picture } from '../ui/picture.tsx';
import { Footnote, Section } from '../ui/section.tsx';

type Props = SectionProps['partner-cards'];

/** Financing programs in rows, each opening an application or dialing. */
export function PartnerCards(props: Props) {
  const { cards, footnote } = props;
  return (
    <Section {...props}>
      <PlainList className="grid gap-x-12 lg:grid-cols-2">
        {cards.map((card) => (
          <PartnerRow key={card.title} card={card} />
        ))}
      </PlainList>
      <Footnote text={footnote} />
    </Section>
  );
}

function PartnerRow({ card }: { card: Props['cards'][number] }) {
  const { title, subtitle, description, action, picture, background, border } = card;
  return (
    <li className="grid grid-cols-[2.75rem_1fr] items-start gap-x-3 border-divider border-t py-2 md:gap-x-4 md:grid-cols-[5.5rem_1fr] md:py-4">
      <Picture
        picture={picture}
        width="thumb"
        className={`aspect-square w-full rounded-field ${groundClass(background)} ${edgeClass(border)}`}
      />
      <div className="min-w-0">
        <NarrowFold
          heading={
            <>
              <Heading>{title}</Heading>
              <span className="fold-line text-muted text-legal md:block md:font-semibold md:text-ink md:text-ui">
                {subtitle}
              </span>
            </>
          }
        >
          <p className="text-muted text-ui">
            <Marked text={description} />
          </p>
          <ActionLink action={{ ...action, style: 'secondary' }} about={title} className="mt-2" />
        </NarrowFold>
      </div>
    </li>
  );
}

type PaletteToken = NonNullable<Props['cards'][number]['background']>;

/** Grounds by role: a strong color becomes a tint, so that text keeps its contrast on it. */
const grounds: Record<PaletteToken, string> = {
  white: 'bg-surface',
  'sand-50': 'bg-canvas',
  'sand-100': 'bg-soft',
  'sand-200': 'bg-soft',
  'navy-900': 'ground-dark',
  'ocean-700': 'bg-link/10',
  'teal-700': 'bg-accent/10',
  'coral-700': 'bg-action/10',
  'sun-400': 'bg-sun-400/20',
  'green-700': 'bg-good/10',
  'line-400': 'bg-border/15',
};

const edges: Record<PaletteToken, string> = {
  white: 'border-t-surface',
  'sand-50': 'border-t-canvas',
  'sand-100': 'border-t-soft',
  'sand-200': 'border-t-divider',
  'navy-900': 'border-t-heading',
  'ocean-700': 'border-t-link',
  'teal-700': 'border-t-accent',
  'coral-700': 'border-t-action',
  'sun-400': 'border-t-sun-400',
  'green-700': 'border-t-good',
  'line-400': 'border-t-border',
};

/** The class of a card's ground; without a token the card keeps its own. */
function groundClass(token?: PaletteToken): string {
  return token ? grounds[token] : '';
}

/** The class of a card's colored top edge; none without a token. */
function edgeClass(token?: PaletteToken): string {
  return token ? `border-t-4 ${edges[token]}` : '';
}
