import type { Action, SectionProps } from '../../../generated/sections.ts';
import { ActionLink, ActionRow } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { FactTable } from '../ui/fact-table.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import { BulletList } from '../ui/list.tsx';
import { Marked } from '../ui/marked.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Picture } from '../ui/picture.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['card-grid'];
type CardContent = Props['cards'][number];

/** Cards side by side: services, offers, anything with a list, a price or a picture. */
export function CardGrid(props: Props) {
  const { cards, table, actions, footnote } = props;
  return (
    <Section {...props}>
      <CardList columns={columnsOf(props)}>
        {cards.map((card) => (
          <InfoCard key={card.title} card={card} isFolded={props.fold} />
        ))}
      </CardList>
      {table && (
        <div className="mt-body">
          <FactTable table={table} />
        </div>
      )}
      <Footnote text={footnote} />
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

function columnsOf({ columns, cards }: Props): 1 | 2 | 3 | 4 {
  const wanted = columns ?? 3;
  if (cards.length === 1) return 1;
  if (cards.length === 2 || wanted === 2) return 2;
  return wanted === 4 ? 4 : 3;
}

interface InfoCardProps {
  card: CardContent;
  /** True if a phone shows only its title until it is opened. */
  isFolded?: boolean | undefined;
}

/** A card of a card grid. */
function InfoCard({ card, isFolded }: InfoCardProps) {
  const picture = card.picture && <Picture picture={card.picture} className="aspect-3/2 w-full" />;
  return (
    <Card as="li" top={picture} className={isFolded ? 'max-md:*:last:py-2' : ''}>
      {isFolded ? (
        <NarrowFold heading={<CardHead card={card} isFolded />}>
          <CardText card={card} isFolded />
        </NarrowFold>
      ) : (
        <>
          <CardHead card={card} />
          <CardText card={card} />
        </>
      )}
    </Card>
  );
}

/** The title; a folded card has its price there. */
function CardHead({ card: { icon, badge, title, price }, isFolded }: InfoCardProps) {
  const heading = (
    <Heading className="flex items-start gap-3 text-h4">
      {icon && <Icon name={icon} className="mt-0.5 text-accent" />}
      <span>{title}</span>
    </Heading>
  );
  return (
    <>
      {badge && <Badge>{badge}</Badge>}
      {isFolded && price ? (
        <>
          {heading}
          <span className={`fold-line font-semibold text-ui md:hidden ${icon ? 'ps-9' : ''}`}>
            {price}
          </span>
        </>
      ) : (
        heading
      )}
    </>
  );
}

function CardText({ card: { title, text, list, price, actions }, isFolded }: InfoCardProps) {
  return (
    <>
      {text && (
        <p className="text-muted">
          <Marked text={text} words={Unbroken} />
        </p>
      )}
      {list && <BulletList items={list} className={`text-ui ${isFolded ? 'mt-2' : ''}`} />}
      {(price || actions) && (
        <div className="mt-auto w-full pt-2">
          {price && (
            <p
              className={`mb-3 border-t border-divider pt-4 font-display text-h4 font-bold text-heading tabular ${isFolded ? 'not-print:max-md:hidden' : ''}`}
            >
              {price}
            </p>
          )}
          {actions && <CardActions actions={actions} about={title} />}
        </div>
      )}
    </>
  );
}

interface CardActionsProps {
  actions: readonly Action[];
  about: string;
}

/** Buttons at the foot of a card; they say which card they belong to. */
function CardActions({ actions, about }: CardActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {actions.map((action) => (
        <ActionLink key={action.text} action={action} style="quiet" about={about} />
      ))}
    </div>
  );
}
