import { type Finding, isErrorFinding, spanOf } from './diagnostics/finding.ts';
import { createRuleRun, type RuleRun } from './link/run-rules.ts';
import type { Memo } from './memo.ts';
import type { Read } from './read-project.ts';
import { completeSite, withMadeFiles } from './site/complete-site.ts';
import { onDay } from './site/dated-source.ts';
import { openGazetteer } from './site/gazetteer.ts';
import { hiddenOn, withoutHidden } from './site/hidden-records.ts';
import { inLanguage, pagesInLanguage, type SiteInLanguage } from './site/in-language.ts';
import { resolveSite } from './site/resolve-site.ts';
import type { Site } from './site/site.ts';
import { statesAfter } from './site/switch-days.ts';
import type { Misspelling } from './spelling/spelled-file.ts';

interface Known extends Read {
  readonly misspellings: readonly Misspelling[];
  readonly memo: Memo;
  /** The pages of the site in each of its languages on a day. */
  readonly languagesOn: (day: string) => readonly SiteInLanguage[];
}

/** The site of a day, the rules at work on it, and the errors that they find. */
interface State {
  readonly site: Site;
  readonly rules: RuleRun;
  readonly found: readonly Finding[];
}

/** The pages of a site on a day in each of its languages, in their order; none for a site in one. */
export function siteLanguages(reads: readonly Read[], today: string): readonly SiteInLanguage[] {
  const all = reads[0]?.schemas.languages?.all ?? [];
  const pages = all.length === 0 ? [] : reads.map((read) => pagesOn(read, today));
  return pages.toSorted((one, other) => all.indexOf(one.language) - all.indexOf(other.language));
}

function pagesOn({ schemas, loaded, checked, language }: Read, today: string): SiteInLanguage {
  const invalidFiles = [...loaded.invalidFiles, ...checked.invalidFiles];
  return pagesInLanguage(checked.good, invalidFiles, { schemas, today, ...language });
}

/** The site as it is on a day. What has days is settled here; whatever comes after knows nothing of them. */
export function stateOn(
  today: string,
  { schemas, loaded, pictures, fonts, checked, language, misspellings, memo, languagesOn }: Known,
): State {
  const unread = [...loaded.invalidFiles, ...checked.invalidFiles];
  const languages = languagesOn(today);
  const written = inLanguage(checked.good, languages, schemas);
  const dated = written.map((source) => onDay(source, today, schemas));
  const held = dated.map(({ source }) => source);
  const { defaults } = language;
  const given = { written, invalidFiles: unread, defaults, today };
  const hidden = hiddenOn(held, given);
  const shown = withoutHidden(held, hidden, schemas);
  // What refers to a hidden record is told in words of its own.
  const invalidFiles = [...unread, ...hidden];
  const files = withMadeFiles(shown.files, invalidFiles);
  const resolved = completeSite(resolveSite(files, invalidFiles, given), {
    schemas,
    hidden,
    invalidFiles,
  });
  const site: Site = {
    ...resolved,
    ...pictures,
    fonts,
    written,
    languages,
    hidden,
    invalidFiles: [...invalidFiles, ...resolved.lost],
    today,
    gazetteer: openGazetteer(memo.get),
    schemas,
    defaults,
    misspellings,
  };
  const stages = [loaded, checked, ...dated, shown, resolved].flatMap(({ findings }) => findings);
  const rules = createRuleRun(site, resolved.referenced);
  const found = rules.findErrors([...stages, ...language.missing()]);
  return { site, rules, found };
}

/**
 * What is found today, and what will be found on later days of one full cycle, each once, by the first of these days: whether
 * content is right must not depend on when it is checked. What nothing uses today may be used later.
 */
export function withLaterStates(
  now: readonly Finding[],
  site: Site,
  on: (day: string) => State,
): readonly Finding[] {
  const days = statesAfter(site, site.today);
  if (days.length === 0) return now;
  const told = new Set(now.map(placeOf));
  const later = days.map((day) => {
    const { rules, found } = on(day);
    return { day, all: rules.findDoubts(found, true) };
  });
  const isEverywhere = (finding: Finding) =>
    finding.phase !== 'unused' ||
    later.every(({ all }) => all.some((each) => nameOf(each) === nameOf(finding)));
  const added = later.flatMap(({ day, all }) => {
    const isNew = (finding: Finding) => !isOfItsDay(finding) && !told.has(placeOf(finding));
    const found = all.filter(isNew);
    for (const finding of found) told.add(placeOf(finding));
    return found.map((finding) => fromDay(finding, day));
  });
  return [
    ...now.filter(isEverywhere),
    ...(now.some(isErrorFinding) ? added.filter(isErrorFinding) : added),
  ];
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A finding that says from which day on it is one. */
function fromDay(finding: Finding, day: string): Finding {
  const date = longDate.format(new Date(day));
  const { message, atField } = finding;
  return {
    ...finding,
    message: `from ${date}: ${message}`,
    ...(atField !== undefined && { atField: `From ${date}: ${atField}` }),
  };
}

/** Whether it says what is over, or is not used, on its day alone. */
function isOfItsDay({ code, phase }: Finding): boolean {
  return phase === 'unused' || code === 'past-date';
}

/** A finding by its place and what is said. */
function nameOf(finding: Finding): string {
  return [placeOf(finding), finding.message].join('\n');
}

/** Where a finding is, and of which kind: the same in all states, whatever figures it names on a day. */
function placeOf(finding: Finding): string {
  const { start } = spanOf(finding);
  return [finding.source.file, start, finding.code].join('\n');
}
