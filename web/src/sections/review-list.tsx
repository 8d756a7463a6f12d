import type { SectionProps } from '../../../generated/sections.ts';
import { formatDate, formatFigure } from '../domain/quantity.ts';
import { ExternalLink } from '../ui/action-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['review-list'];

const bestRating = 5;

/** What customers wrote; a sample is labeled as one. */
export function ReviewList(props: Props) {
  const { reviews, sampleText } = props;
  return (
    <Section {...props}>
      <CardList>
        {reviews.map((review) => (
          <Review key={`${review.author} ${review.headline}`} review={review} label={sampleText} />
        ))}
      </CardList>
    </Section>
  );
}

interface ReviewProps {
  review: Props['reviews'][number];
  label?: string | undefined;
}

function Review({ review, label }: ReviewProps) {
  const { author, headline, reviewBody, reviewRating, datePublished, sample, sourceUrl } = review;
  return (
    <Card as="li">
      {sample && label && <Badge>{label}</Badge>}
      <p className="flex items-center gap-2 font-semibold tabular">
        <Icon name="star" size="small" className="text-accent" />
        {formatFigure(reviewRating, 1)}/{bestRating}
      </p>
      <Heading>{headline}</Heading>
      <blockquote className="text-muted">
        <p>{reviewBody}</p>
      </blockquote>
      <p className="mt-auto pt-2 text-ui text-caption">
        {sourceUrl ? <ExternalLink href={sourceUrl}>{author}</ExternalLink> : author}
        {' · '}
        <time dateTime={datePublished}>{formatDate(datePublished)}</time>
      </p>
    </Card>
  );
}
