// Hours with seasons at many moments: what is said of now, what search engines are told and what a page says come from one reader.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { createViewContext } from '../../codegen/derive/context/view-context.ts';
import {
  openingHours,
  specialOpeningHours,
} from '../../codegen/derive/structured-data/open-times.ts';
import { department, openingTimes } from '../../codegen/derive/views/department.ts';
import { form } from '../../codegen/derive/views/form.ts';
import { createDefaults } from '../../codegen/language/default-texts.ts';
import { readFactValue } from '../../codegen/resolve/facts/fact-value.ts';
import { formatFact } from '../../codegen/resolve/facts/format-fact.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import { english, makeSite, projectSchemas } from '../../codegen/testing/make-site.ts';
import { smallDealer } from '../../codegen/testing/small-dealer.ts';
import type { NounTypes } from '../../generated/content.ts';
import { isClosedOn } from '../../generated/contract/forms.ts';
import type { Department } from '../../generated/sections.ts';
import { localTime } from '../src/domain/local-time.ts';
import { openText, untilChange } from '../src/enhance/open-now.ts';
import { HoursTable } from '../src/place/hours-table.tsx';

type Shop = NounTypes['department'] & { readonly id: string; readonly timezone: string };

const tables = tablesOf(import.meta.filename);
const shops = tables<Shop>('shops');
const moments = tables<[string, string, string]>('moments');

const texts = { text: '{time}', closed: 'opens {time}', closedToday: 'opens {time}' };
const minute = 60_000;

test.each(moments)('%s at %s: %s', (id, moment, said) => {
  const now = new Date(moment);
  const times = { ...Object(openingTimes.one?.(id, contextOf(id, moment))), ...texts };
  expect(openText(times, now)).toBe(said);
  expect(isOpenBySearch(id, now)).toBe(!said.startsWith('opens'));
  // The same is said until the script looks again, and by a page of a week ago.
  const length = untilChange(times, now);
  for (let passed = 0; passed < length; passed += 5 * minute)
    expect(openText(times, new Date(now.getTime() + passed))).toBe(said);
  const old = Object(openingTimes.one?.(id, contextOf(id, '2026-04-01')));
  expect(openText({ ...old, ...texts }, now)).toBe(said);
});

test('no fewer than 80 moments are tried, in two time zones', () => {
  expect(moments.length).toBeGreaterThanOrEqual(80);
  expect(new Set(shops.map(({ timezone }) => timezone)).size).toBe(2);
});

test.each(shops)('$id: a form knows the closed days that the page knows', ({ id }) => {
  const context = contextOf(id, '2026-04-01');
  const { fields } = Object(form.one?.('visit', context));
  const end = Date.parse('2027-06-01');
  // Every third day: each day of the week comes in each season.
  for (let day = Date.parse('2026-04-01'); day < end; day += 3 * 1440 * minute) {
    const date = new Date(day).toISOString().slice(0, 10);
    const noTimes = openTimesOf(id, date).length === 0;
    expect([date, isClosedOn(date, fields[0].closedDays)]).toEqual([date, noTimes]);
  }
});

interface Printed {
  readonly shop: string;
  readonly day: string;
  readonly now: string;
  readonly others: readonly string[];
  readonly week: string;
}

test.each(tables<Printed>('pages'))('the page of $shop on $day', ({ shop, day, ...printed }) => {
  const context = contextOf(shop, day);
  const view: Department = Object(department.one?.(shop, context));
  expect(view.season).toBe(printed.now);
  expect(view.seasons).toEqual(printed.others);
  const fact = readFactValue(context.site.departments?.[shop]);
  expect(formatFact(fact, 'hours', context.print)).toBe(printed.week);
  const table = createElement(HoursTable, { department: view });
  const page = renderToStaticMarkup(table).replaceAll(/<[^>]*>/g, '');
  const order = [printed.now, ...printed.others].map((each) => page.indexOf(each));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(Math.min(...order)).toBeGreaterThan(0);
});

/** The content as of the day of a moment. */
function contextOf(id: string, moment: string) {
  const { timezone, ...shop } = shops.find((each) => each.id === id) ?? { timezone: '' };
  const filled = createDefaults(projectSchemas, english).fillData('department', {
    name: 'Shop',
    phone: 'main',
    ...shop,
  });
  const server = { notStored: '' };
  const site = { ...smallDealer.site, timezone, server, departments: { [id]: filled } };
  const forms = { visit: { fields: [{ name: 'day', type: 'date', openAt: id }] } };
  const made = makeSite({ ...smallDealer, site, forms });
  return createViewContext(createSiteIndex({ ...made, today: moment.slice(0, 10) }));
}

interface Specified {
  readonly dayOfWeek?: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
}

/** The times that begin on a date, as a search engine reads what it was told on that day: special days go first. */
function openTimesOf(id: string, date: string): readonly Specified[] {
  const shop: NounTypes['department'] = Object(contextOf(id, date).site.departments?.[id]);
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const weekday = name.format(new Date(date));
  const holds = ({ validFrom = '', validThrough = '9', dayOfWeek }: Specified) =>
    validFrom <= date && date <= validThrough && (dayOfWeek?.includes(weekday) ?? true);
  const special = (specialOpeningHours(shop, date) as unknown as Specified[]).filter(holds);
  const usual = (openingHours(shop, date) as unknown as Specified[]).filter(holds);
  const told = special.length > 0 ? special : usual;
  return told.filter(({ opens, closes }) => opens !== '00:00' || closes !== '00:00');
}

function isOpenBySearch(id: string, now: Date): boolean {
  const local = localTime(now, shops.find((each) => each.id === id)?.timezone);
  return [0, 1].some((before) => {
    const date = new Date(local - before * 1440 * minute).toISOString().slice(0, 10);
    return openTimesOf(id, date).some(({ opens, closes }) => {
      const start = Date.parse(`${date}T${opens}Z`);
      const end = Date.parse(`${date}T${closes}Z`);
      return start <= local && local < (end > start ? end : end + 1440 * minute);
    });
  });
}
