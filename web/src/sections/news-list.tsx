import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Card, CardList, columnsOfFew } from '../ui/card.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

/** News, the newest first. */
export function NewsList(props: SectionProps['news-list']) {
  const { news, none, actions } = props;
  return (
    <Section {...props}>
      {news.length === 0 && <p className="text-muted">{none}</p>}
      {news.length > 0 && (
        <CardList columns={columnsOfFew(news.length)}>
          {news.map(({ id, title, href, date, day, summary, picture }) => (
            <Card
              key={id}
              as="li"
              top={picture && <Picture picture={picture} className="aspect-3/2 w-full" />}
            >
              <p className="text-caption text-ui">
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
