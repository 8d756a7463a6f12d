// One table of what opening hours mean: to whoever reads them, to search engines, and to the script that has a clock.
import { describe, expect, test } from 'vitest';
import { createViewContext } from '../../codegen/derive/context/view-context.ts';
import {
  openingHours,
  specialOpeningHours,
} from '../../codegen/derive/structured-data/opening-hours.ts';
import { openingTimes } from '../../codegen/derive/views/opening-times.ts';
import { weekdays } from '../../codegen/model/opening-hours.ts';
import { printExceptions } from '../../codegen/resolve/facts/exceptions.ts';
import { printHours } from '../../codegen/resolve/facts/print-hours.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import { makeSite } from '../../codegen/testing/make-site.ts';
import { smallDealer } from '../../codegen/testing/small-dealer.ts';
import type { NounTypes } from '../../generated/content.ts';
import { openText } from '../src/enhance/open-now.ts';

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
  /** `12-24 09:00-12:00` */
  readonly special?: readonly string[];
  /** What is said of the closed days and those with other hours. */
  readonly said?: readonly string[];
  /** `2026-12-24 09:00-12:00` */
  readonly searchedDays?: readonly string[];
}

const rows: readonly Row[] = [
  {
    what: 'a usual week',
    hours: 'mon-fri 09:00-17:30, sat 09:00-15:00, sun Closed',
    printed: 'Mon-Fri 9AM-5:30PM, Sat 9AM-3PM, Sun Closed',
    searched: ['Monday Tuesday Wednesday Thursday Friday 09:00-17:30', 'Saturday 09:00-15:00'],
    until: {
      '2026-11-23 08:59': '',
      '2026-11-23 09:00': '5:30PM',
      '2026-11-27 17:29': '5:30PM',
      '2026-11-27 17:30': '',
      '2026-11-28 10:00': '3PM',
      '2026-11-22 12:00': '',
    },
    opens: {
      '2026-11-23 08:59': '9AM',
      '2026-11-23 17:30': 'Tue 9AM',
      '2026-11-28 15:00': 'Mon 9AM',
    },
  },
  {
    what: 'days with other hours, of every year and of one, and closed ones',
    hours: 'mon-sat 09:00-17:00, sun Closed',
    printed: 'Mon-Sat 9AM-5PM, Sun Closed',
    searched: ['Monday Tuesday Wednesday Thursday Friday Saturday 09:00-17:00'],
    closed: ['2026-11-26', '12-25'],
    special: ['12-24 09:00-12:00', '2026-12-24 10:00-11:00', '2026-12-24 14:00-15:30'],
    said: [
      'Closed Thursday, November 26, 2026 · December 25',
      'Thursday, December 24, 2026: 10AM-11AM and 2PM-3:30PM',
      'December 24: 9AM-12PM',
    ],
    searchedDays: [
      '2026-11-26 00:00-00:00',
      '2026-12-24 10:00-11:00',
      '2026-12-24 14:00-15:30',
      '2026-12-24 09:00-12:00',
      '2026-12-25 00:00-00:00',
    ],
    until: {
      '2026-11-25 16:00': '5PM',
      '2026-11-26 12:00': '',
      '2026-12-24 09:30': '',
      '2026-12-24 10:30': '11AM',
      '2026-12-24 15:00': '3:30PM',
      '2027-12-24 11:59': '12PM',
      '2027-12-24 12:00': '',
    },
    opens: {
      '2026-11-25 17:00': 'Fri 9AM',
      '2026-11-26 12:00': 'Fri 9AM',
      '2026-12-23 18:00': 'Thu 10AM',
      '2026-12-24 16:00': 'Sat 9AM',
    },
  },
  {
    what: 'a break at noon',
    hours: 'mon-tue 08:00-12:00, mon-tue 13:00-17:00',
    printed: 'Mon-Tue 8AM-12PM and 1PM-5PM',
    searched: ['Monday Tuesday 08:00-12:00', 'Monday Tuesday 13:00-17:00'],
    until: {
      '2026-11-24 11:59': '12PM',
      '2026-11-24 12:00': '',
      '2026-11-24 12:59': '',
      '2026-11-24 14:00': '5PM',
    },
  },
  {
    what: 'past midnight',
    hours: 'wed-thu 16:00-01:00',
    printed: 'Wed-Thu 4PM-1AM',
    searched: ['Wednesday Thursday 16:00-01:00'],
    until: {
      '2026-11-25 00:30': '',
      '2026-11-25 22:00': '1AM',
      '2026-11-26 00:30': '1AM',
      '2026-11-26 01:00': '',
      '2026-11-27 00:59': '1AM',
      '2026-11-27 22:00': '',
    },
  },
  {
    what: 'a closed day ends after its night, not at midnight',
    hours: 'mon-sun 16:00-02:00',
    printed: 'Mon-Sun 4PM-2AM',
    searched: ['Monday Tuesday Wednesday Thursday Friday Saturday Sunday 16:00-02:00'],
    closed: ['2026-11-26', '12-25'],
    until: {
      '2026-11-26 01:00': '2AM',
      '2026-11-26 17:00': '',
      '2026-11-27 01:00': '',
      '2026-11-27 17:00': '2AM',
      '2027-11-26 17:00': '2AM',
      '2031-12-25 23:00': '',
      '2031-12-26 01:00': '',
    },
  },
  {
    what: 'until midnight',
    hours: 'fri 16:00-00:00, sat 16:00-24:00',
    printed: 'Fri 4PM-12AM, Sat 4PM-12AM',
    searched: ['Friday 16:00-00:00', 'Saturday 16:00-00:00'],
    until: {
      '2026-11-27 22:00': '12AM',
      '2026-11-27 23:59': '12AM',
      '2026-11-28 00:00': '',
      '2026-11-28 23:59': '12AM',
      '2026-11-29 00:00': '',
    },
  },
  {
    what: 'until midnight and from midnight on',
    hours: 'fri 16:00-24:00, sat 00:00-02:00',
    printed: 'Fri 4PM-12AM, Sat 12AM-2AM',
    searched: ['Friday 16:00-00:00', 'Saturday 00:00-02:00'],
    until: { '2026-11-27 23:00': '2AM', '2026-11-28 01:00': '2AM', '2026-11-28 02:00': '' },
  },
  {
    what: 'days that wrap into the next week',
    hours: 'sat-mon 18:00-20:00',
    printed: 'Sat-Mon 6PM-8PM',
    searched: ['Saturday Sunday Monday 18:00-20:00'],
    until: {
      '2026-11-28 19:00': '8PM',
      '2026-11-29 19:00': '8PM',
      '2026-11-30 19:00': '8PM',
      '2026-12-01 19:00': '',
      '2026-11-27 19:00': '',
    },
  },
  {
    what: 'a night from Sunday to Monday',
    hours: 'sun 20:00-02:00',
    printed: 'Sun 8PM-2AM',
    searched: ['Sunday 20:00-02:00'],
    until: { '2026-11-22 23:00': '2AM', '2026-11-23 01:00': '2AM', '2026-11-22 01:00': '' },
  },
  {
    what: 'day and night',
    hours: 'mon-sun 00:00-24:00',
    printed: 'Mon-Sun 12AM-12AM',
    searched: ['Monday Tuesday Wednesday Thursday Friday Saturday Sunday 00:00-23:59'],
    closed: ['2026-11-26'],
    until: {
      '2026-11-22 00:00': '',
      '2026-11-24 23:59': '',
      '2026-11-25 00:00': '12AM',
      '2026-11-25 23:59': '12AM',
      '2026-11-26 00:00': '',
      '2026-11-27 00:00': '',
    },
  },
  {
    what: 'a night in two lines before a closed day',
    hours: 'mon-sun 16:00-24:00, mon-sun 00:00-02:00',
    printed: 'Mon-Sun 4PM-12AM and 12AM-2AM',
    searched: [
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday 16:00-00:00',
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday 00:00-02:00',
    ],
    closed: ['2026-11-26', '01-01'],
    until: {
      '2026-11-24 23:00': '2AM',
      '2026-11-25 23:00': '12AM',
      '2026-11-26 01:00': '',
      '2026-11-26 23:00': '',
      '2026-11-27 01:00': '2AM',
      '2026-12-31 20:00': '12AM',
    },
  },
  {
    what: 'a night in two lines before a day that is closed each week',
    hours: 'wed-fri 18:00-24:00, thu-fri 00:00-03:00, sat Closed',
    printed: 'Wed-Fri 6PM-12AM, Thu-Fri 12AM-3AM, Sat Closed',
    searched: ['Wednesday Thursday Friday 18:00-00:00', 'Thursday Friday 00:00-03:00'],
    until: { '2026-11-26 22:00': '3AM', '2026-11-27 22:00': '12AM', '2026-11-28 01:00': '' },
  },
  {
    what: 'hours that follow at once, on the same day',
    hours: 'mon 08:00-12:00, mon 12:00-17:00',
    printed: 'Mon 8AM-12PM and 12PM-5PM',
    searched: ['Monday 08:00-12:00', 'Monday 12:00-17:00'],
    until: { '2026-11-23 09:00': '5PM', '2026-11-23 12:00': '5PM', '2026-11-23 17:00': '' },
  },
  {
    what: 'closing on another day than tomorrow',
    hours: 'mon-fri 00:00-24:00, sat 00:00-03:00',
    printed: 'Mon-Fri 12AM-12AM, Sat 12AM-3AM',
    searched: ['Monday Tuesday Wednesday Thursday Friday 00:00-23:59', 'Saturday 00:00-03:00'],
    until: { '2026-11-23 09:00': '', '2026-11-27 02:59': '', '2026-11-27 03:00': '3AM' },
  },
  {
    what: 'the night when clocks go back',
    hours: 'sat 20:00-03:00',
    printed: 'Sat 8PM-3AM',
    searched: ['Saturday 20:00-03:00'],
    until: { '2026-11-01 01:30': '3AM', '2026-11-01 03:00': '' },
  },
  {
    what: 'by appointment',
    hours: 'mon-sun By appointment',
    printed: 'Mon-Sun By appointment',
    searched: [],
    until: { '2026-11-25 12:00': '' },
  },
];

describe.each(rows)('$what', ({ hours, printed, searched, until, opens = {}, ...rest }) => {
  const { closed, special, said = [], searchedDays = [] } = rest;
  const shop = {
    name: 'Shop',
    phone: 'main',
    hours: hours.split(', ').map(readRow),
    closedText: 'Closed {days}',
    specialText: '{day}: {hours}',
    ...(closed && { closedDays: { days: closed } }),
    ...(special && { specialHours: special.map(readSpecial) }),
  };
  const site = { ...smallDealer.site, timezone: 'America/New_York', departments: { shop } };
  const context = createViewContext(createSiteIndex(makeSite({ ...smallDealer, site })));

  test('as printed', () => {
    expect(printHours(shop.hours, context.print)).toBe(printed);
    if (said.length > 0) expect(printExceptions(shop, context.print)).toEqual(said);
  });

  test('as told to search engines', () => {
    const specified = openingHours(shop).map(({ dayOfWeek, opens, closes }) => {
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

  test.each(Object.entries(opens))('at %s closed until "%s"', (moment, time) => {
    const times = { ...Object(openingTimes.one?.('shop', context)), closed: '{time}' };
    expect(openText(times, momentIn(moment))).toBe(time);
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
