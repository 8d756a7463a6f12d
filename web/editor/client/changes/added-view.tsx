import type { Shown } from '../shown.ts';

/** Above the form of a new record: where its page is, and what it still says as the one that it was made like. */
export function AddedView({ shown: { added, file } }: { shown: Shown }) {
  if (added?.file !== file || !added) return null;
  const { name, like, address, copied } = added;
  return (
    <div className="message">
      <p>
        {name} is there
        {address !== undefined && (
          <>
            : <a href={address}>{address}</a>
          </>
        )}
        . This is its form.
      </p>
      {copied.length > 0 && (
        <p>
          Still as in {like}: {copied.join(', ')}. Change what differs.
        </p>
      )}
    </div>
  );
}
