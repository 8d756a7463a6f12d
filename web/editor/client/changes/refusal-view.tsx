import { Refusal } from '../query-client.ts';

interface RefusalViewProps {
  readonly error: Error | null;
  /** Asks again. */
  readonly onRetry?: () => unknown;
}

/** Why nothing was done or is shown, and what the compiler says. */
export function RefusalView({ error, onRetry }: RefusalViewProps) {
  if (!error) return null;
  const messages = error instanceof Refusal ? error.messages : [];
  return (
    <div className="message error" role="alert">
      <p>{error.message}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {onRetry && (
        <button type="button" onClick={() => void onRetry()}>
          Try again
        </button>
      )}
    </div>
  );
}
