import { useEffect, useState } from 'react';
import type { Mention, Renamed } from '../../../../codegen/records/old-names.ts';
import { look } from '../edit-calls.ts';
import type { Session } from '../session.ts';

interface OldNameProps {
  readonly session: Session;
  readonly renamed: Renamed;
  /** The files that were saved last: asked again then. */
  readonly saved: readonly string[] | undefined;
}

/** The texts that still say the old name of a record in plain words: whether they mean it, only a reader can tell. */
export function OldName({ session, renamed, saved }: OldNameProps) {
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved may have changed one of them.
  useEffect(() => {
    void look('mentions', renamed, setMentions);
  }, [renamed, saved]);
  if (mentions.length === 0) return null;
  const texts =
    mentions.length === 1 ? 'One text still says' : `${mentions.length} texts still say`;
  return (
    <section className="message" aria-label="The old name">
      <p>
        {texts} “{renamed.from}”. Read whether that is still right:
      </p>
      <ul className="changes">
        {mentions.map(({ file, path, text }) => (
          <li key={`${file} ${path.join('/')}`}>
            <button type="button" onClick={() => void session.open({ file, path })}>
              {text} <small>{file.slice('content/'.length)}</small>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => session.pointOut(undefined)}>
        I have read them
      </button>
    </section>
  );
}
