import type { Change, Value } from '../../../../codegen/edit/change.ts';
import type { EditResponse } from '../../calls/edit-request.ts';
import { MessageView } from '../fields/labelled.tsx';
import type { Session } from '../session.ts';
import { useCall, useLastAnswer } from '../use-calls.ts';
import { DraftedRecord, valuesOf } from './drafted-record.tsx';
import { RefusalView } from './refusal-view.tsx';
import type { SharedField } from './several-fields.ts';
import { useSettled } from './use-settled.ts';

interface OutcomeProps {
  readonly session: Session;
  readonly files: readonly string[];
  readonly onLeaveOut: (file: string) => void;
  readonly own: SharedField;
  readonly answer: EditResponse;
  readonly value: Value | undefined;
}

/** Which records would change, from what to what; and the button that does it. */
export function SeveralOutcome({
  own: { field, order },
  answer,
  value,
  files,
  ...props
}: OutcomeProps) {
  const { session, onLeaveOut } = props;
  const { path } = field;
  const change: Change =
    value === undefined ? { does: 'remove', path } : { does: 'set', path, value, ...order };
  const asked = useSettled(change);
  const { data, error, refetch, isPlaceholderData } = useLastAnswer('showSeveral', {
    files,
    change: asked,
  });
  const saving = useCall('saveSeveral');
  const records = data?.records.filter(({ file }) => files.includes(file)) ?? [];
  const changed = records.filter((each) => {
    const [before, after] = valuesOf(each);
    return !isSame(before, after);
  });
  // What was refused is no longer said once something else is typed.
  const isTried = isSame(saving.variables?.[0]?.changes[0]?.change, change);
  const { printed = {}, locale = 'en-US' } = answer;
  // An answer to what was typed before says nothing of what is typed now.
  const isDone = changed.length === 0 && !isPlaceholderData && isSame(asked, change);
  const isSaved = saving.isSuccess && changed.length === 0;
  const isWhole = records.length === files.length;
  return (
    <>
      <ul className="changes" aria-label="What changes">
        {records.map((record) => (
          <DraftedRecord
            key={record.file}
            {...{ record, field, locale, printed }}
            onLeaveOut={() => onLeaveOut(record.file)}
          />
        ))}
      </ul>
      {data?.others.map((message) => (
        <MessageView key={message.text} message={message} />
      ))}
      <RefusalView error={error} onRetry={refetch} />
      <RefusalView error={isTried ? saving.error : null} />
      <footer>
        <p role="status">
          {isSaved
            ? `Saved in ${countOf(saving.data.saved.length)}.`
            : `${countOf(changed.length)} of ${records.length} would change.`}
        </p>
        {isSaved && (
          <button type="button" onClick={() => void session.step('undo')}>
            Take it back
          </button>
        )}
        <button
          type="button"
          className="main"
          disabled={!isWhole || saving.isPending || isDone}
          onClick={() => {
            // What is typed now counts, in the place of what was seen.
            saving.mutate(
              records.map((each) => ({ file: each.file, changes: withNow(each, change) })),
            );
          }}
        >
          {saving.isPending ? 'Saving…' : `Change ${countOf(changed.length)}`}
        </button>
      </footer>
    </>
  );
}

function withNow({ changes }: { changes: EditDrafts }, change: Change): EditDrafts {
  return changes.map((each) => ({ ...each, change }));
}

type EditDrafts = Parameters<typeof valuesOf>[0]['changes'];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const countOf = (count: number) => (count === 1 ? '1 record' : `${count} records`);
