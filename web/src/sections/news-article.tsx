import { plainText } from '../../../generated/contract/marked-text.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { FactTable } from '../ui/fact-table.tsx';
import { Marked } from '../ui/marked.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

type Props = SectionProps['news-article'];

/** One piece of news: its day, its picture and its text, then the ways to those before and after it. */
export function NewsArticle({ news, texts, ...frame }: Props) {
  const { date, day, summary, picture, paragraphs, table, older, newer } = news;
  return (
    <Section {...frame}>
      <div className="grid max-w-text grid-cols-1 gap-4 md:gap-5">
        <p className="text-caption text-ui">
          <time dateTime={date}>{day}</time>
        </p>
        {picture && (
          <Picture picture={picture} className="aspect-3/2 w-full rounded-panel" width="main" />
        )}
        <p className="text-lead">{summary}</p>
        {paragraphs.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <Marked text={paragraph} words={Unbroken} />
          </p>
        ))}
        {table && <FactTable table={table} hasNumbersAtEnd />}
      </div>
      {(older || newer) && (
        <p className="mt-body flex flex-wrap gap-x-5 gap-y-2 print:hidden">
          {newer && <Way text={texts.newer} {...newer} rel="next" />}
          {older && <Way text={texts.older} {...older} rel="prev" />}
        </p>
      )}
    </Section>
  );
}

function Way({
  text,
  title,
  href,
  rel,
}: {
  text: string;
  title: string;
  href: string;
  rel: string;
}) {
  return (
    <span>
      {text}{' '}
      <a href={href} rel={rel}>
        {title}
      </a>
    </span>
  );
}
