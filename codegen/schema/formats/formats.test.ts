import { describe, expect, test } from 'vitest';
import { formats } from './formats.ts';

interface Row {
  readonly good: string;
  /** Plausible values that are none, and what they are taken for. */
  readonly bad: Readonly<Record<string, string>>;
}

const rows: Readonly<Record<string, Row>> = {
  'time-zone': {
    good: `America/New_York America/Port-au-Prince Etc/GMT+5 Etc/GMT-14 UTC GMT EST5EDT US/Eastern US/Hawaii Asia/Calcutta
      Asia/Kolkata Asia/Kathmandu Europe/Kiev Europe/Kyiv America/Argentina/Buenos_Aires America/North_Dakota/New_Salem
      Antarctica/DumontDUrville Pacific/Chatham Africa/El_Aaiun CET America/Indiana/Knox GB-Eire Australia/LHI`,
    bad: {
      'America/Newyork': 'America/New_York',
      'New York': 'America/New_York',
      'america/los angeles': 'America/Los_Angeles',
      Eastern: 'America/New_York',
      'Eastern Time': 'America/New_York',
      'Pacific Standard Time': 'America/Los_Angeles',
      EST: 'America/New_York',
      EDT: 'America/New_York',
      PST: 'America/Los_Angeles',
      CT: 'America/Chicago',
      AST: '',
      '+05:00': '',
      'UTC-5': '',
      'Mars/Olympus': '',
      'Etc/GMT+15': '',
      'Etc/Unknown': '',
    },
  },
  email: {
    good: `a@example.com r&d@example.com ann!x@example.com john/jane@example.com ann@example.xn--p1ai ann@müller.de ann@例え.jp
      o'neil@example.com a@localhost`,
    bad: {
      'mailto:a@example.com': 'a@example.com',
      ' a@example.com': 'a@example.com',
      'jörg@example.com': '',
      'a@b@example.com': '',
      'a b@example.com': '',
      'a@example,com': '',
      'a@.com': '',
      'example.com': '',
    },
  },
  contact: {
    good: `mailto:r&d@example.com mailto:a@müller.de https://example.com/security https://example.com`,
    bad: {
      'a@example.com': 'mailto:a@example.com',
      'http://example.com': '',
      'mailto:a b@example.com': '',
      'mailto:': '',
    },
  },
  locale: {
    good: `en-US en-GB en-CA fr-CA es-US es-MX pt-BR de-CH gsw-CH nb-NO nn-NO sr-Latn-RS sr-RS zh-TW zh-Hant-HK fil-PH
      he-IL en es-419 en-150 sw-KE pa-Arab-PK`,
    bad: {
      'en-UK': 'en-GB',
      'zz-ZZ': '',
      en_US: 'en-US',
      'en-us': 'en-US',
      EN: 'en',
      German: 'de-DE',
      'de-US': 'de-DE',
      'en-XX': 'en-US',
      'en-EU': 'en-US',
      'iw-IL': 'he-IL',
      qq: '',
      C: '',
    },
  },
  language: {
    good: `en es fr de pt-BR zh-Hant zh-TW haw chr pdc nv ht gsw yi tlh sr-Latn en-US mi sm cy es-419`,
    bad: {
      qq: '',
      'en-UK': 'en-GB',
      'en-XX': '',
      English: 'en',
      spanish: 'es',
      en_US: 'en-US',
      EN: 'en',
      und: '',
      mul: '',
      'x-y': '',
    },
  },
  currency: {
    good: `USD EUR CAD GBP JPY KWD BHD CLP ISK XOF XAF XPF XCD CHF MRU STN VES ZWG BYN SLE SSP`,
    bad: {
      AAA: '',
      usd: 'USD',
      $: 'USD',
      '€': 'EUR',
      'US Dollar': 'USD',
      UDS: 'USD',
      XXX: '',
      XTS: '',
      BTC: '',
      DEM: '',
    },
  },
  country: {
    good: `US CA GB DE PR VI GU AS MP UM AX BQ CW SX XK TW HK EH GG JE IM SJ AQ`,
    bad: {
      UK: 'GB',
      us: 'US',
      USA: 'US',
      CAN: 'CA',
      Germany: 'DE',
      'united states': 'US',
      Germeny: 'DE',
      SU: 'RU',
      ZZ: '',
      EU: '',
      UN: '',
      XX: '',
      EN: '',
    },
  },
  date: {
    good: `2026-11-26 2028-02-29 2000-02-29 2400-02-29 2026-12-31 2026-01-01 1999-12-31 2026-04-30 2026-06-30 2026-09-30
      2026-11-30 1970-01-01 1969-12-31 0099-01-01 2026-02-28 9999-12-31 2026-03-08 2026-11-01 1900-02-28 2027-07-31`,
    bad: {
      '2027-02-29': '',
      '1900-02-29': '',
      '2026-02-30': '',
      '2026-11-31': '',
      '2026-13-01': '',
      '2026-00-10': '',
      '2026-01-00': '',
      'March 1, 2027': '2027-03-01',
      '1st Mar. 2027': '2027-03-01',
      '2027/3/1': '2027-03-01',
      '03/04/2027': '',
      'May 2027': '',
      '11-26': '',
    },
  },
  'closed-day': {
    good: `2026-11-26 2028-02-29 02-29 12-25 01-01 07-04 11-30 2026-12-31 01-31 03-31 04-30 05-31 06-30 08-31 09-30 10-31
      2027-05-31 2000-02-29 02-28 12-31`,
    bad: {
      '02-30': '',
      '2027-02-29': '',
      '2026-11-31': '',
      '11-31': '',
      '13-01': '01-13',
      '00-10': '',
      '12-00': '',
      'Nov 26': '11-26',
      'Thursday, November 26': '',
      'November 26, 2026': '2026-11-26',
      '11/26/2026': '2026-11-26',
      '12/25': '12-25',
      '25/12': '12-25',
      '03/04': '',
      '1-1': '01-01',
      Thanksgiving: '',
    },
  },
};

test('each format has its rows', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(formats).sort());
});

describe.each(Object.entries(rows))('the format %s', (name, { good, bad }) => {
  const format = formats[name];
  test.each(good.split(/\s+/))('takes %s', (text) => {
    expect(format?.accepts(text)).toBe(true);
  });
  test.each(Object.entries(bad))('refuses %s and means "%s"', (text, meant) => {
    expect(format?.accepts(text)).toBe(false);
    expect(format?.meant?.(text)?.word ?? '').toBe(meant);
  });
  test('suggests only what it takes', () => {
    const words = Object.values(bad).filter((word) => word !== '');
    expect(words.filter((word) => !format?.accepts(word))).toEqual([]);
  });
});
