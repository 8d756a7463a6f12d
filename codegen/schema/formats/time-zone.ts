import { type Suggestion, suggest } from '../../diagnostics/nearest.ts';
import { type Format, firstSuggestion } from './format.ts';

/** A time zone of the IANA database, as `Intl` knows it here and in browsers. */
export const timeZone: Format = {
  form: 'a time zone such as America/New_York',
  accepts: (text) => !isAbbreviation(text) && !isOffset(text) && isZone(text),
  meant: (text) => firstSuggestion(text, byPlace, byName, (word) => suggest(word, zones())),
};

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const zones = () => Intl.supportedValuesOf('timeZone');

/** The short names in the IANA database of clocks that change with the seasons where they are used. */
const shortZones = ['UTC', 'GMT', 'UCT', 'CET', 'EET', 'MET', 'WET', 'PRC', 'ROC', 'ROK'];

/** Node also takes AST, and means Alaska; EST never changes to summer time. Browsers differ. */
function isAbbreviation(text: string): boolean {
  return /^(?:[A-Z]{3}|SystemV\/.*)$/i.test(text) && !shortZones.includes(text.toUpperCase());
}

/** `+05:00` knows no summer time, and not every browser takes it. */
function isOffset(text: string): boolean {
  return /^[+-]/.test(text);
}

/** `New York` as America/New_York. */
function byPlace(text: string): Suggestion | undefined {
  const wanted = plain(text);
  const found = zones().filter((zone) => plain(zone) === wanted || plain(cityOf(zone)) === wanted);
  const [word, ...others] = found;
  return word && others.length === 0 ? { word, isSure: true } : undefined;
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** What the clocks of the United States are called; the database keeps them under these names as well. */
const regions = ['Eastern', 'Central', 'Mountain', 'Pacific', 'Alaska', 'Hawaii'];

const winter = Date.UTC(2026, 0, 1);
const summer = Date.UTC(2026, 6, 1);

/** `Eastern`, `Eastern Time`, `EST` and `ET` as America/New_York. */
function byName(text: string): Suggestion | undefined {
  const wanted = plain(text);
  for (const region of regions) {
    const timeZone = `US/${region}`;
    const names = [region, ...namesOf(timeZone)];
    if (!names.some((name) => plain(name) === wanted)) continue;
    const word = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    return { word, isSure: false };
  }
  return undefined;
}

function namesOf(timeZone: string): readonly string[] {
  return (['long', 'short', 'longGeneric', 'shortGeneric'] as const).flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
    return [winter, summer].map(
      (time) =>
        format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    );
  });
}
