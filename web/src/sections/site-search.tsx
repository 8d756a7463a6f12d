import { Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { fillText } from '../domain/quantity.ts';
import { useFindings } from '../search/findings.ts';
import { Answers, FoundPages } from '../search/found.tsx';
import { ActionRow } from '../ui/action-link.tsx';
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
  const { texts, ask } = search;
  const { answers, results } = useFindings(page, asked, search);
  if (answers.length + results.length === 0)
    return (
      <>
        <p className="mt-6 max-w-text">{fillText(texts.none, { query: asked })}</p>
        {ask && <ActionRow actions={ask} className="mt-4" />}
      </>
    );
  return (
    <>
      {answers.length > 0 && <Answers answers={answers} name={texts.answer} />}
      {results.length > 0 && (
        <>
          <h2 className="mt-10 text-h3">{fillText(texts.results, { query: asked })}</h2>
          <FoundPages results={results} />
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
