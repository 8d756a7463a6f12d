import { Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import type { Answer } from '../search/answers.ts';
import { useFindings } from '../search/findings.ts';
import type { Result } from '../search/search-site.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['site-search'];

/** The search of the site; it holds the page's first heading. */
export function SiteSearch(props: Props) {
  const { id, heading, intro, texts, weight, ground } = props;
  const { pathname, search } = useLocation();
  const asked = readQueryValue(new URLSearchParams(search), 'q')?.trim() ?? '';
  return (
    <Section id={id} weight={weight} ground={ground} hasHeading>
      <h1 className="max-w-narrow text-h1">{heading ?? texts.label}</h1>
      {intro && (
        <p className="mt-4 max-w-text text-lead text-muted">
          <Marked text={intro} />
        </p>
      )}
      <SearchForm texts={texts} asked={asked} />
      {asked === '' ? (
        <p className="mt-4 text-muted">{texts.start}</p>
      ) : (
        <Suspense>
          <Findings search={props} page={pathname} asked={asked} />
        </Suspense>
      )}
    </Section>
  );
}

interface FindingsProps {
  search: Props;
  page: string;
  asked: string;
}

/** The answers, and what was found besides. */
function Findings({ search, page, asked }: FindingsProps) {
  const { texts } = search;
  const { answers, results } = useFindings(search, page, asked);
  if (answers.length + results.length === 0)
    return <p className="mt-6 max-w-text">{fillText(texts.none, { query: asked })}</p>;
  return (
    <>
      {answers.length > 0 && <Answers answers={answers} name={texts.answer} />}
      {results.length > 0 && (
        <>
          <h2 className="mt-10 text-h3">{fillText(texts.results, { query: asked })}</h2>
          <ol className="mt-4 grid max-w-text gap-6">
            {results.map((result) => (
              <FoundPage key={result.href} {...result} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function SearchForm({ texts, asked }: { texts: Props['texts']; asked: string }) {
  const field = useId();
  return (
    <search>
      <form method="get" className="mt-5 flex max-w-text flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor={field} className="text-ui font-semibold">
            {texts.label}
          </label>
          <input
            key={asked}
            id={field}
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            defaultValue={asked}
            data-suggest=""
            className="field mt-1"
          />
        </div>
        <button type="submit" className="button button-primary">
          {texts.submit}
        </button>
      </form>
    </search>
  );
}

function Answers({ answers, name }: { answers: readonly Answer[]; name: string }) {
  return (
    <section aria-label={name} className="mt-8 grid max-w-text gap-4">
      {answers.map(({ id, text, notes = [], action }) => (
        <div key={id} className="rounded-card border border-divider bg-surface px-5 py-4">
          <p className="font-display font-semibold text-h4 text-heading">{text}</p>
          {notes.map((note) => (
            <p key={note} className="mt-1 text-muted">
              {note}
            </p>
          ))}
          {action && (
            <p className="mt-3">
              <ActionLink action={action} style="secondary" />
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function FoundPage({ href, title, of, text, note }: Result) {
  return (
    <li>
      <a href={href} className="font-display font-semibold text-h4 text-link">
        {title}
      </a>
      {of && <span className="text-muted"> · {of}</span>}
      {note && <span className="text-muted"> · {note}</span>}
      <p className="text-muted">{text}</p>
    </li>
  );
}
