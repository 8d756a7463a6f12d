import type { ChoosableFact } from '../../calls/choices.ts';
import { useForm } from './field-context.ts';

interface FactCardProps {
  readonly facts: readonly ChoosableFact[];
  /** The reference, with its braces. */
  readonly opened: string;
  readonly onClose: () => void;
}

/** What a reference refers to, on how many pages that is, and the way to change it there. */
export function FactCard({ facts, opened, onClose }: FactCardProps) {
  const { session } = useForm();
  const path = opened.slice(2, -1).split('|')[0]?.trim();
  const fact = facts.find(({ value }) => value.split('|')[0]?.trim() === path);
  const { file, path: at } = fact ?? {};
  const pages =
    fact?.pages === 'all' ? 'all pages' : `${fact?.pages} ${fact?.pages === 1 ? 'page' : 'pages'}`;
  return (
    <div className="card">
      <p>
        {fact ? (
          <>
            <b>{fact.printed}</b> is the fact {path}, on {pages}.
          </>
        ) : (
          <>{path} comes from the record that the page is about.</>
        )}
      </p>
      {file !== undefined && at !== undefined && (
        <button type="button" onClick={() => void session.open({ file, path: at })}>
          Change it for all of them
        </button>
      )}
      <button type="button" className="quiet" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
