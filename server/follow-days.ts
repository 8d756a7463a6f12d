import type { RequestListener } from 'node:http';
import { dateIn } from '../generated/contract/forms.ts';
import type { ReportFault, ServerLog } from './log.ts';
import { type BuiltSite, lastReached } from './site.ts';

interface DayParts {
  readonly site: BuiltSite;
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
  /** Makes everything that depends on the site: handlers, caches, prepared answers. */
  readonly open: (site: BuiltSite) => RequestListener;
}

/** The application that answers on this day. */
export interface DayFollower {
  readonly handle: RequestListener;
  stop(): void;
}

// A page changes within a minute of midnight.
const everyMs = 20_000;
/** How many days ahead the log asks for a build. */
const noticeDays = 30;
const dayMs = 24 * 3_600_000;

/**
 * Answers with the site of the day. The states built ahead take turns as wholes, each with caches of its own: whatever
 * has begun to be answered ends with the application that it began with.
 */
export function followDays({ site, log, reportFault, open }: DayParts): DayFollower {
  const { ahead, timezone } = site;
  let handle = open(site);
  let day = dateIn(timezone);
  let isTurning = false;
  const stateOn = (each: string) => lastReached(ahead?.days ?? [], each);
  const turn = async (today: string) => {
    if (ahead && stateOn(today) !== stateOn(day)) {
      handle = open(await ahead.load(today));
      log.info({ from: stateOn(today) }, 'the site has changed with the day');
    }
    day = today;
    warnOfBuild(ahead?.due, day, log);
  };
  const look = async () => {
    const today = dateIn(timezone);
    if (today === day || isTurning) return;
    isTurning = true;
    // What cannot be loaded now, in the middle of a build, is tried again.
    await turn(today).catch(reportFault);
    isTurning = false;
  };
  warnOfBuild(ahead?.due, day, log);
  const timer = setInterval(look, everyMs).unref();
  return {
    handle: (request, response) => handle(request, response),
    stop: () => clearInterval(timer),
  };
}

/** Says once a day that the states built ahead come to an end, from a month before. */
function warnOfBuild(due: string | undefined, day: string, log: ServerLog): void {
  if (!due) return;
  if (day >= due)
    log.error({ due }, 'the site has to be built anew: it shows a state that is over');
  else if (Date.parse(due) - Date.parse(day) <= noticeDays * dayMs)
    log.warn({ due }, 'the site has to be built anew soon');
}
