// One table of what opening hours mean: to whoever reads them, to search engines, and to the script that has a clock.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { createViewContext } from '../../codegen/derive/context/view-context.ts';
import {
  openingHours,
  specialOpeningHours,
} from '../../codegen/derive/structured-data/open-times.ts';
import { department, openingTimes } from '../../codegen/derive/views/department.ts';
import { weekdays } from '../../codegen/model/opening-hours.ts';
import { printHours } from '../../codegen/resolve/facts/print-hours.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import { makeSite } from '../../codegen/testing/make-site.ts';
import { smallDealer } from '../../codegen/testing/small-dealer.ts';
import type { NounTypes } from '../../generated/content.ts';
import type { Department } from '../../generated/sections.ts';
import { isClosedOn } from '../src/domain/opening-times.ts';
import { openText, untilChange } from '../src/enhance/open-now.ts';
import { HoursTable, WeekTable } from '../src/place/hours-table.tsx';

interface Row {
  readonly what: string;
  /** `sat-mon 18:00-20:00, sun Closed` */
  readonly hours: string;
  readonly printed: string;
  /** `Saturday Sunday Monday 18:00-20:00` */
  readonly searched: readonly string[];
  /** By local time; 22 November 2026 is a Sunday. */
  readonly until: Readonly<Record<string, string>>;
  /** What is said of the next opening while it is closed. */
  readonly opens?: Readonly<Record<string, string>>;
  readonly closed?: readonly string[];
  /** Dates on which it is closed, of those of November and December 2026. */
  readonly shut?: readonly string[];
  /** What closed days are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** `12-24 09:00-12:00` */
  readonly special?: readonly string[];
  /** What is said on November 26, 2026, of the closed days and those with other hours. */
  readonly said?: readonly string[];
  /** `2026-12-24 09:00-12:00` */
  readonly searchedDays?: readonly string[];
}

const rows: readonly Row[] = tablesOf(import.meta.filename)('rows');

describe.each(rows)('$what', ({ hours, printed, searched, until, opens = {}, ...rest }) => {
  const { closed, names, special, said = [], searchedDays = [] } = rest;
  const shop = {
    name: 'Shop',
    phone: 'main',
    hours: hours.split(', ').map(readRow),
    closedText: 'Closed {days}',
    specialText: '{day}: {hours}',
    ...(closed && { closedDays: { days: closed, owed: false, ...(names && { names }) } }),
    ...(special && { specialHours: special.map(readSpecial) }),
  };
  const site = { ...smallDealer.site, timezone: 'America/New_York', departments: { shop } };
  const context = createViewContext(createSiteIndex(makeSite({ ...smallDealer, site })));

  test('as printed', () => {
    expect(printHours(shop.hours, context.print)).toBe(printed);
    const { exceptions = [] } = Object(department.one?.('shop', context));
    if (said.length > 0) expect(exceptions).toEqual(said);
  });

  test('as told to search engines', () => {
    const specified = openingHours(shop, '2026-11-26').map(({ dayOfWeek, opens, closes }) => {
      return `${[dayOfWeek].flat().join(' ')} ${opens}-${closes}`;
    });
    expect(specified).toEqual(searched);
    const days = specialOpeningHours(shop, '2026-11-26').map(
      (each) => `${each.validFrom} ${each.opens}-${each.closes}`,
    );
    if (searchedDays.length > 0) expect(days.toSorted()).toEqual(searchedDays.toSorted());
  });

  test.each(Object.entries(until))('at %s open until "%s"', (moment, closes) => {
    const times = { ...Object(openingTimes.one?.('shop', context)), text: '{time}' };
    expect(openText(times, momentIn(moment))).toBe(closes);
  });

  test.skipIf(!rest.shut)('closed on dates', () => {
    const times = Object(openingTimes.one?.('shop', context));
    const dates = Array.from({ length: 61 }, (_, step) =>
      new Date(Date.UTC(2026, 10, 1 + step)).toISOString().slice(0, 10),
    );
    expect(dates.filter((date) => isClosedOn(date, times))).toEqual(rest.shut);
  });

  test('and what is said changes only when the script looks again', () => {
    const texts = { text: 'until {time}', closed: '{time}', closedToday: 'today, {time}' };
    const times = { ...Object(openingTimes.one?.('shop', context)), ...texts };
    for (const moment of [...Object.keys(until), ...Object.keys(opens), '2027-03-14 00:00']) {
      const start = momentIn(moment).getTime();
      const length = untilChange(times, new Date(start));
      expect(length).toBeGreaterThan(0);
      const said = openText(times, new Date(start));
      for (let at = start; at < start + length; at += 5 * 60_000)
        expect([new Date(at), openText(times, new Date(at))]).toEqual([new Date(at), said]);
    }
  });

  test.each(Object.entries(opens))('at %s closed until "%s"', (moment, time) => {
    const texts = { closed: '{time}', closedToday: 'today, {time}' };
    const times = { ...Object(openingTimes.one?.('shop', context)), ...texts };
    expect(openText(times, momentIn(moment))).toBe(time);
  });
});

describe('the phones of a department', () => {
  const hours = ['mon-fri 09:00-17:00'].map(readRow);
  const shop = { name: 'Shop', phone: 'main', hours };
  const workshop = { ...shop, name: 'Workshop', otherPhones: ['mobile', 'main'] };
  const [main, mobile] = ['207-555-0142', '207-555-0143'];
  const phones = { main: { number: main }, mobile: { number: mobile } };
  const site = { ...smallDealer.site, phones, departments: { shop, workshop } };
  const context = createViewContext(createSiteIndex(makeSite({ ...smallDealer, site })));
  const viewOf = (id: string) => Object(department.one?.(id, context)) as Department;
  const numbersIn = (element: ReactElement) =>
    [...renderToStaticMarkup(element).matchAll(/href="tel:[^"]*"[^>]*>([^<]*)</g)].map(
      ([, number]) => number,
    );

  test('are all printed above its hours, but for those that are said beside them', () => {
    const table = (said: readonly string[]) =>
      createElement(HoursTable, { department: viewOf('workshop'), said: new Set(said) });
    expect(numbersIn(table([]))).toEqual([main, mobile]);
    expect(numbersIn(table([main]))).toEqual([mobile]);
  });

  test('are printed among those of others, unless all have the same', () => {
    const table = (...ids: readonly string[]) =>
      createElement(WeekTable, { name: 'Hours', departments: ids.map(viewOf) });
    expect(numbersIn(table('shop', 'workshop'))).toEqual([main, main, mobile]);
    expect(numbersIn(table('shop', 'shop'))).toEqual([]);
  });
});

/** `sat-mon 18:00-20:00` as a row of content. */
function readRow(text: string): NounTypes['department']['hours'][number] {
  const [, days = '', rest = ''] = /^(\S+) (.*)$/.exec(text) ?? [];
  const [opens = '', closes = ''] = rest.split('-');
  const isTime = /^\d/.test(rest);
  const named = days.split('-').flatMap((day) => weekdays.filter((each) => each === day));
  return { days: named, ...(isTime ? { opens, closes } : { text: rest }) };
}

/** `12-24 09:00-12:00` as a day with hours of its own. */
function readSpecial(text: string) {
  const [day = '', opens = '', closes = ''] = text.split(/ |-(?=\d\d:)/);
  return { day, opens, closes };
}

/** A local time in New York; in winter five hours behind, and so on the night when clocks go back. */
function momentIn(local: string): Date {
  return new Date(`${local.replace(' ', 'T')}:00-05:00`);
}
