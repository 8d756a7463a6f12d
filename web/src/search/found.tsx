import { ActionLink } from '../ui/action-link.tsx';
import type { Answer } from './answers.ts';
import type { Piece, Result } from './search-site.ts';

/** What the content answers, each with the page that says more. */
export function Answers({ answers, name }: { answers: readonly Answer[]; name: string }) {
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

/** The pages that were found. */
export function FoundPages({ results }: { results: readonly Result[] }) {
  return (
    <ol className="mt-4 grid max-w-text gap-6">
      {results.map((result) => (
        <FoundPage key={result.href} {...result} />
      ))}
    </ol>
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
      <p className="text-muted">
        {text.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          <FoundPiece key={place} {...piece} />
        ))}
      </p>
    </li>
  );
}

function FoundPiece({ text, isFound }: Piece) {
  return isFound ? <mark className="bg-transparent font-semibold text-ink">{text}</mark> : text;
}
