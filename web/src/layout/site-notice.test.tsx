import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteNotice } from './site-notice.tsx';

const notice = { text: 'At the fair', from: '2027-07-20', until: '2027-07-31' };
const at = (moment: string) =>
  renderToStaticMarkup(
    <SiteNotice notice={notice} timezone="America/New_York" now={new Date(moment)} />,
  );

test.each([
  [
    'the evening before its first day, hidden until a script shows it',
    '2027-07-19T23:59-04:00',
    true,
  ],
  ['its first morning', '2027-07-20T00:00-04:00', false],
  ['the last minute of its last day', '2027-07-31T23:59-04:00', false],
])('a notice is there on %s', (_when, moment, isHidden) => {
  expect(at(moment)).toContain('At the fair');
  expect(at(moment).includes('hidden=""')).toBe(isHidden);
});

test('a notice is over on the day after its last, by the calendar of the dealer', () => {
  expect(at('2027-08-01T00:00-04:00')).toBe('');
});
