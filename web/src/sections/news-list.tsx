import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Card, CardList, columnsOfFew } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

/** News, the newest first. */
export function NewsList(props: SectionProps['news-list']) {
  const { news, none, actions } = props;
  const hasPictures = news.some(({ picture }) => picture);
  return (
    <Section {...props}>
      {news.length === 0 && <p className="text-muted">{none}</p>}
      {news.length > 0 && (
        <CardList columns={columnsOfFew(news.length)}>
          {news.map(({ id, title, href, date, day, summary, picture }) => (
            <Card
              key={id}
              as="li"
              top={
                picture ? (
                  <Picture picture={picture} className="aspect-3/2 w-full" />
                ) : (
                  hasPictures && <DayAsPicture day={day} />
                )
              }
            >
              <p
                className={`text-caption text-ui ${picture || !hasPictures ? '' : 'md:hidden'}`.trim()}
              >
                <time dateTime={date}>{day}</time>
              </p>
              <Heading className="text-h4">
                <a href={href} className="card-link">
                  {title}
                </a>
              </Heading>
              <p className="text-muted">{summary}</p>
            </Card>
          ))}
        </CardList>
      )}
      {actions && <ActionRow actions={actions} />}
    </Section>
  );
}

/** In the place of a picture, beside others that have one. */
function DayAsPicture({ day }: { day: string }) {
  return (
    <p className="grid aspect-3/2 w-full place-items-center bg-soft font-semibold text-h3 text-heading max-md:hidden">
      {day}
    </p>
  );
}
