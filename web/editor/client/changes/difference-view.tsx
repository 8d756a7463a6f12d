import type { ShownDifference, ShownSentence } from '../../calls/changes/shown.ts';

/** What was done to a record or a value, in a word. */
const words: Readonly<Record<ShownDifference['does'], string>> = {
  added: 'New',
  removed: 'Gone',
  changed: '',
  renamed: 'New name',
  moved: 'Moved',
  layout: '',
  file: 'Picture',
};

/** One thing that differs, as visitors read it. */
export function DifferenceView({ difference }: { difference: ShownDifference }) {
  const { record, label, does, places, before, after, pages, page, sentences } = difference;
  return (
    <>
      <strong>
        {record} <small>{label}</small> {words[does] !== '' && <em>{words[does]}</em>}
      </strong>
      {places && (
        <p>
          {after}: from place {places.from} to place {places.to}
        </p>
      )}
      {!places && (before !== undefined || after !== undefined) && (
        <SentenceView before={before} after={after} />
      )}
      <p className="help">
        {pages === 'all'
          ? 'On every page'
          : pages === 1
            ? `On ${page}`
            : pages > 0 && `On ${pages} pages`}
      </p>
      {sentences.length > 0 && (
        <details open={sentences.length === 1}>
          <summary>
            {sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`}
          </summary>
          <SentencesView sentences={sentences} />
        </details>
      )}
    </>
  );
}

/** Sentences, old beside new. */
export function SentencesView({ sentences }: { sentences: readonly ShownSentence[] }) {
  return (
    <ul>
      {sentences.map(({ before, after, pages }) => (
        <li key={`${before} ${after}`}>
          <SentenceView before={before} after={after} />
          {pages > 1 && <small>on {pages} pages</small>}
        </li>
      ))}
    </ul>
  );
}

function SentenceView({
  before,
  after,
}: {
  before: string | undefined;
  after: string | undefined;
}) {
  return (
    <p>
      {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
    </p>
  );
}
