/** A stored message. Times are ISO text in UTC, so that both databases order and compare them alike. */
export interface LeadRow {
  readonly id: string;
  readonly created_at: string;
  /** The id of the form it was sent with. */
  readonly form: string;
  /** The checked fields as JSON: the form decides which there are, not the server. */
  readonly fields: string;
  /** The fields as people read them, as JSON: the label and text of each. Null in rows older than forms. */
  readonly answers: string | null;
  readonly idempotency_key: string | null;
  /** How much it looks like spam; 0 is not at all. */
  readonly suspicion: number;
  readonly done_at: string | null;
  /** The language it was sent in; null if it is the first of the site. */
  readonly language: string | null;
}

/** The mail about a stored message, sent or still to be sent. */
export interface OutboxRow {
  readonly lead_id: string;
  /** Mails in the state `digest` go out together in the next digest. Of one that is `sent`, nothing is owed any more. */
  readonly state: 'pending' | 'digest' | 'sent' | 'dead';
  readonly attempts: number;
  /** When it may next be tried. A worker that claims it moves this into the future: that is its lease. */
  readonly due_at: string;
  /** The worker that claimed it last; only that one may close it. */
  readonly claim: string | null;
  /** First attempt of the current 7-day retry window. */
  readonly first_tried_at: string | null;
  /** Null in one that is `sent`: mail was not set up, and none went out. */
  readonly sent_at: string | null;
  /** The code of the last fault, without its message. */
  readonly last_fault: string | null;
  /** The recipients it is still owed to, as JSON; null, meaning all, before the first try. */
  readonly owed_to: string | null;
}

/** A file that came with a message. It goes with it. */
export interface LeadFileRow {
  readonly lead_id: string;
  /** Its place among those of the message, from 1. */
  readonly position: number;
  /** As the visitor called it: never a path. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** A sender who recently got a confirmation, by a hash: the address itself is not stored for it. */
interface ConfirmationRow {
  readonly address: string;
  readonly sent_at: string;
}

/** The tables of the lead store. */
export interface LeadTables {
  lead: LeadRow;
  outbox: OutboxRow;
  lead_file: LeadFileRow;
  confirmation: ConfirmationRow;
}
