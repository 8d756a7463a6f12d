import type { NounTypes } from '../../../generated/content.ts';
import { dayAfter } from '../../model/held-days.ts';
import { printHours } from './print-hours.ts';
import type { Printer } from './printer.ts';
import { hoursIn, nextOpenDay, type Season, seasonOn, stretchesFrom } from './seasons.ts';

type Department = NounTypes['department'];

/** The hours of today as one line of a sentence; in a season without any, that it is closed and until when. */
export function printHoursNow(department: Department, print: Printer): string | undefined {
  const season = print.today === '' ? undefined : seasonOn(department, print.today);
  if (season?.closed) return printClosed(season, department, print);
  return printHours(hoursIn(season, department), print);
}

/** What is said of the season that holds today, where there are any. */
export function printSeasonNow(department: Department, print: Printer): string | undefined {
  if (!department.seasons) return undefined;
  const season = seasonOn(department, print.today);
  if (season?.closed) return printClosed(season, department, print);
  const { now, nowUsual } = department.seasonTexts;
  return season ? filled(now, season, department, print) : nowUsual;
}

/** What is said of the seasons that do not hold today, the next one first, and of the other days. */
export function printOtherSeasons(department: Department, print: Printer): readonly string[] {
  const { today } = print;
  const current = seasonOn(department, today);
  const coming = stretchesFrom(department, today).map(({ season }) => season);
  // Some are more than a year away.
  const all = new Set([...coming, ...(department.seasons ?? [])]);
  return [...all]
    .filter((season) => season !== current && !isOver(season, today))
    .toSorted((one, other) => Number(one === undefined) - Number(other === undefined))
    .map((season) => printOther(season, department, print));
}

function isOver(season: Season | undefined, today: string): boolean {
  return season !== undefined && season.until.length === today.length && season.until < today;
}

function printOther(season: Season | undefined, department: Department, print: Printer): string {
  const { other, usual, closedFor } = department.seasonTexts;
  const hours = printHours(hoursIn(season, department), print) ?? '';
  if (!season) return usual.replace('{hours}', hours);
  const text = season.closed ? closedFor : other;
  return filled(text, season, department, print).replace('{hours}', hours);
}

function printClosed(season: Season, department: Department, print: Printer): string {
  const [{ until = print.today } = {}] = stretchesFrom(department, print.today);
  const opens = nextOpenDay(department, dayAfter(until));
  const day = printDay(opens && season.until.length < until.length ? opens.slice(5) : opens, print);
  return filled(department.seasonTexts.closed, season, department, print).replace('{opens}', day);
}

function filled(text: string, season: Season, { seasonTexts }: Department, print: Printer): string {
  const days = seasonTexts.days
    .replace('{from}', printDay(season.from, print))
    .replace('{until}', printDay(season.until, print));
  return text.replace('{season}', season.name).replace('{days}', days);
}

/** A day without its weekday. */
function printDay(day = '', print: Printer): string {
  return print.date(day) ?? print.day(day) ?? day;
}
