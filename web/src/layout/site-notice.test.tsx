import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { navigation } from '../../../generated/navigation.ts';
import { site } from '../../../generated/site.ts';
import { renderSiteLayout } from './site-layout.tsx';
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

test('notices whose days are settled are there whatever the clock says, after the one with days', () => {
  const notices = [{ text: 'Closed for the winter' }, { text: 'Storage is open' }];
  const parts = { ...site, mark: undefined, navigation: { ...navigation, notice, notices } };
  const { before } = renderSiteLayout(parts, new Date('2027-07-25'));
  const shown = before.match(/<aside.*?<\/aside>/g) ?? [];
  const words = ['At the fair', 'Closed for the winter', 'Storage is open'];
  expect(shown.map((each) => each.replace(/<.*?>/g, ''))).toEqual(words);
  expect(shown.slice(1).join()).not.toMatch(/hidden=|data-/);
});
