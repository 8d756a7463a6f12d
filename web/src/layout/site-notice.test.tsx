import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { SiteNotice } from './site-notice.tsx';

const tables = tablesOf(import.meta.filename);

const notice = { text: 'At the fair', from: '2027-07-20', until: '2027-07-31' };
const at = (moment: string) =>
  renderToStaticMarkup(
    <SiteNotice notice={notice} timezone="America/New_York" now={new Date(moment)} />,
  );

test.each(tables('times'))('a notice is there on %s', (_when, moment, isHidden) => {
  expect(at(moment)).toContain('At the fair');
  expect(at(moment).includes('hidden=""')).toBe(isHidden);
});

test('a notice is over on the day after its last, by the calendar of the dealer', () => {
  expect(at('2027-08-01T00:00-04:00')).toBe('');
});
