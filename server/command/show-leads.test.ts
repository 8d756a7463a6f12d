import { describe, expect, test } from 'vitest';
import { leadRow, outboxRow } from '../testing/lead-row.ts';
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

const id = '12345678-aaaa-4bbb-8ccc-1234567890ab';
const lead = {
  ...outboxRow({ last_fault: `550 ${hostile}\nstate: done` }),
  ...leadRow({}, { id, fields: '{}', answers: JSON.stringify(answers) }),
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
      `number: ${id}`,
      'form: contact',
      'state: open',
    ]);
  });
});
