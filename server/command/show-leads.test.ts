import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import type { LeadWithMail } from './lead-admin.ts';
import { describeLead, describeLeads, exportLeads } from './show-leads.ts';

// As it may have been stored before messages were cleaned on their way in.
const hostile = '\x1b[2J\x1b]52;c;eA==\x07\x9b31m\b\x7f\u202e\u2066\u200bAda';
const answers = [
  { label: 'Name', text: hostile },
  {
    label: 'Text',
    text: `Hello\r\nstate: done\rnumber: 1\u2028form: other\t${hostile}`,
    isLong: true,
  },
];

const lead: LeadWithMail = {
  id: '12345678-aaaa-4bbb-8ccc-1234567890ab',
  created_at: '2030-05-14T16:02:00.000Z',
  form: 'contact',
  fields: '{}',
  answers: JSON.stringify(answers),
  idempotency_key: null,
  suspicion: 0,
  done_at: null,
  state: 'pending',
  sent_at: null,
  last_fault: `550 ${hostile}\nstate: done`,
  attempts: 1,
  owed_to: null,
};

const outputs: readonly (readonly [string, string])[] = [
  ['list', describeLeads([lead], 'UTC')],
  ['show', describeLead(lead, 'UTC')],
  ['export', exportLeads([lead], 'UTC').slice(1)],
];

describe("a visitor's text", () => {
  test.for(outputs)('drives no terminal: %s', ([, output]) => {
    expect(output).toContain('Ada');
    expect(output).not.toMatch(/[^\P{Cc}\t\r\n]|\p{Cf}|\p{Zl}|\p{Zp}/u);
  });

  test('forges no line of a shown message', () => {
    const [, shown = ''] = outputs[1] ?? [];
    const lines = shown.split(/\r\n|[\r\n]/);
    expect(lines.filter((line) => /^(?:state|number|form):/.test(line))).toEqual([
      'number: 12345678-aaaa-4bbb-8ccc-1234567890ab',
      'form: contact',
      'state: open',
    ]);
  });

  test('keeps its lines and tabs in a table', () =>
    expect(toCsv([['\x1b[2Ja\u202eb\nc\td']])).toBe('\ufeff"[2Jab\nc\td"\r\n'));
});
