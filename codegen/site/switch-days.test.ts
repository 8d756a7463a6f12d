import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { HeldDays } from '../model/held-days.ts';
import { makeContent, projectSchemas } from '../testing/make-site.ts';
import { onDay } from './dated-source.ts';
import { switchDays } from './switch-days.ts';

const tables = tablesOf(import.meta.filename);

const data = { checkedWithin: 30, soldFor: 10 };

function datedSite(offers: readonly HeldDays[]) {
  const links = offers.map((_, index) => ({ path: [index], schema: { 'x-days': 'read' } }));
  const content = makeContent({});
  const { source } = makeContent({ pages: { any: {} } }).pages[0] ?? {};
  if (!source) throw new Error('there is no page');
  return { written: [{ ...source, data: offers, links }], content };
}

describe('switchDays', () => {
  test.each(tables('days'))('%s', (_name, offers, today, last, days) => {
    expect(switchDays(datedSite(offers), today, last)).toEqual(days);
  });

  test('a check of a unit ceases to hold, and a sold one has its page for some days', () => {
    const content = makeContent({
      site: { stock: data },
      stock: {
        a: { status: 'available', checked: '2026-11-20' },
        b: { status: 'sold', checked: '2026-10-01', sold: '2026-11-25' },
      },
    });
    const days = switchDays({ written: [], content }, '2026-11-29');
    expect(days).toEqual(['2026-12-06', '2026-12-21']);
  });

  test('one full cycle lasts until a year after the last date', () => {
    const site = datedSite([{ from: '11-01', until: '11-30' }, { until: '2027-11-15' }]);
    expect(switchDays(site, '2026-11-29').at(-1)).toBe('2028-11-01');
  });
});

describe('onDay', () => {
  const [{ source } = {}] = makeContent({ pages: { fair: {} } }).pages;
  const data = { sections: [{ kind: 'notice', until: '02-28', from: '11-01' }, { kind: 'steps' }] };
  const links = [{ path: ['sections', 0], schema: { 'x-days': 'left-out' } }];
  const on = (day: string) =>
    source && onDay({ ...source, data, links }, day, projectSchemas).source;

  test('a section is there on its days, and says nothing of them', () => {
    expect(on('2027-01-01')?.data).toEqual({ sections: [{ kind: 'notice' }, { kind: 'steps' }] });
  });

  test.each(tables('values'))('%s', (_name, when, day, value, written) => {
    const lines = when.map((_: unknown, index: number) => ['fee', 'when', index]);
    const dated = lines.map((path: Path) => ({ path, schema: { 'x-days': 'replaces' } }));
    const fact = { fee: { money: 60, label: 'Storage', when } };
    const held = source && onDay({ ...source, data: fact, links: dated }, day, projectSchemas);
    expect(held?.source.data).toEqual({ fee: { money: value, label: 'Storage' } });
    expect(held?.source.writtenAt?.(['fee', 'money']).join('.')).toBe(written);
  });

  test('on all others it is not, and what follows is still found where it is written', () => {
    const summer = on('2027-06-01');
    expect(summer?.data).toEqual({ sections: [{ kind: 'steps' }] });
    expect(summer?.writtenAt?.(['sections', 0, 'kind'])).toEqual(['sections', 1, 'kind']);
  });
});
