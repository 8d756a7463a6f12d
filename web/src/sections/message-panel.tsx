import { useId } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import { ActionRow } from '../ui/action-link.tsx';
import { Marked } from '../ui/marked.tsx';
import { Section } from '../ui/section.tsx';

type Props = SectionProps['message-panel'];

/** A page with a single message and links onward; it holds the page's first heading. */
export function MessagePanel(props: Props) {
  const { id, heading, intro, text, search, actions, ...frame } = props;
  return (
    <Section id={id} {...frame} hasHeading>
      <h1 className="max-w-narrow text-h1">{heading}</h1>
      {intro && (
        <p className="mt-6 max-w-text text-lead text-muted">
          <Marked text={intro} />
        </p>
      )}
      <p className="mt-4 max-w-text text-lead text-muted md:mt-6">
        <Marked text={text} />
      </p>
      {search && <SearchForm search={search} />}
      <ActionRow actions={actions} />
    </Section>
  );
}

/** Searches the site, or the vehicle list as the list's own search does. */
function SearchForm({
  search: { label, submit, name, to },
}: {
  search: NonNullable<Props['search']>;
}) {
  const field = useId();
  return (
    <search>
      <form method="get" action={to} className="mt-5 flex max-w-text flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor={field} className="text-ui font-semibold">
            {label}
          </label>
          <input
            id={field}
            type="search"
            name={name}
            maxLength={100}
            autoComplete="off"
            data-suggest={name === 'q' ? '' : undefined}
            className="field mt-1"
          />
        </div>
        <button type="submit" className="button button-secondary">
          {submit}
        </button>
      </form>
    </search>
  );
}
