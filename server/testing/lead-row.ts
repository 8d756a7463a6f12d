import type { LeadRow, OutboxRow } from '../leads/database/lead-tables.ts';
import { goodMessage } from './fake-site.ts';

/** A good message as it is stored, with these fields besides. */
export function leadRow(fields: object = {}, more: Partial<LeadRow> = {}): LeadRow {
  return {
    id: '0123abcd-0000-4000-8000-000000000000',
    created_at: '2030-01-02T03:04:05.000Z',
    form: 'contact',
    fields: JSON.stringify({ ...goodMessage, ...fields }),
    answers: null,
    idempotency_key: null,
    suspicion: 0,
    done_at: null,
    language: null,
    ...more,
  };
}

/** The mail about it, tried once. */
export function outboxRow(more: Partial<OutboxRow> = {}): OutboxRow {
  return {
    lead_id: '',
    state: 'pending',
    attempts: 1,
    due_at: '',
    claim: null,
    first_tried_at: null,
    sent_at: null,
    last_fault: null,
    owed_to: null,
    ...more,
  };
}
