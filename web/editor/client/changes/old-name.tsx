import type { Renamed } from '../../../../codegen/records/old-names.ts';
import { fileName } from '../file-name.ts';
import type { Session } from '../session.ts';
import { useAnswer } from '../use-calls.ts';
import { RefusalView } from './refusal-view.tsx';

interface OldNameProps {
  readonly session: Session;
  readonly renamed: Renamed;
}

/** The texts that still say the old name of a record in plain words: whether they mean it, only a reader can tell. */
export function OldName({ session, renamed }: OldNameProps) {
  const { data: mentions = [], error, refetch } = useAnswer('mentions', renamed);
  if (error) return <RefusalView error={error} onRetry={refetch} />;
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
              {text} <small>{fileName(file)}</small>
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
