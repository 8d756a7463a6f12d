import type { Refused } from '../../calls/changes/shown.ts';

/** Why nothing was done, and what the compiler says. */
export function RefusalView({ refusal: { refused, messages = [] } }: { refusal: Refused }) {
  return (
    <div className="message error" role="alert">
      <p>{refused}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
