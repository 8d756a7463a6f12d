/** A stored message. Times are ISO text in UTC, so that both databases order and compare them alike. */
export interface LeadRow {
  readonly id: string;
  readonly created_at: string;
  /** The id of the form it was sent with. */
  readonly form: string;
  /** The checked fields as JSON: which there are is the form's choice, not the server's. */
  readonly fields: string;
  /** What people read of them, as JSON: label and text of each. None before the store knew forms. */
  readonly answers: string | null;
  readonly idempotency_key: string | null;
  /** How much it looks like spam; 0 is not at all. */
  readonly suspicion: number;
  readonly done_at: string | null;
}

/** The mail about a stored message, sent or still to be sent. */
export interface OutboxRow {
  readonly lead_id: string;
  /** One that waits for the digest is mailed together with all others that do. */
  readonly state: 'pending' | 'digest' | 'sent' | 'dead';
  readonly attempts: number;
  /** When it may next be tried. A worker that takes it moves this on: that is its lease. */
  readonly due_at: string;
  /** The worker that took it last; only that one may close it. */
  readonly claim: string | null;
  /** First attempt of the current 7-day retry window. */
  readonly first_tried_at: string | null;
  readonly sent_at: string | null;
  /** The code of the last fault, without the words around it. */
  readonly last_fault: string | null;
  /** The receivers that are still owed it, as JSON; all of them before the first try. */
  readonly owed_to: string | null;
}

/** A sender who lately got a confirmation, by a hash: the address itself is not kept for it. */
interface ConfirmationRow {
  readonly address: string;
  readonly sent_at: string;
}

/** What a limited client has done lately. Only PostgreSQL shares it; with SQLite it is in memory. */
interface RateLimitRow {
  readonly key: string;
  /** Times in milliseconds, as JSON. */
  readonly hits: string;
  readonly expires_at: string;
}

/** The tables of the lead store. */
export interface LeadTables {
  lead: LeadRow;
  outbox: OutboxRow;
  confirmation: ConfirmationRow;
  rate_limit: RateLimitRow;
}
