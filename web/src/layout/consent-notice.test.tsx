import { expect, test } from 'vitest';
import { navigation } from '../../../generated/navigation.ts';
import { site } from '../../../generated/site.ts';
import { renderSiteLayout } from './site-layout.tsx';

const counter = { title: 'Visits', provider: 'Counter', address: 'https://c.example/count.js' };

/** What a site with these scripts has on every page beside what it has without them. */
function added(scripts?: readonly (typeof counter & { readonly setsNothing?: true })[]): string {
  const parts = { ...site, mark: undefined, navigation, consentScript: '/consent.js' };
  const { before, after } = renderSiteLayout({ ...parts, scripts });
  const bare = renderSiteLayout(parts);
  return before.replace(bare.before, '') + after.replace(bare.after, '');
}

test('a script that sets nothing is on every page, and nothing is asked', () => {
  const script = `<script defer="" src="${counter.address}" data-site="heron"></script>`;
  const values = { 'data-site': 'heron' };
  expect(added([{ ...counter, ...{ values }, setsNothing: true }])).toBe(script);
});

test('one that sets something is on no page before it is asked about', () => {
  expect(added([counter])).not.toContain(`src="${counter.address}"`);
  expect(added([counter])).toContain('src="/consent.js"');
});
