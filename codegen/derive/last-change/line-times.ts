import type { History } from '../../load/history.ts';
import type { Source } from '../../model/source.ts';
import type { Site } from '../../site/site.ts';
import type { Place } from '../origins/places.ts';

/** Creates a function that says when the lines of a value were written: minus infinity for what is not content. */
export function createLineTimes({ written }: Site, history: History): (place: Place) => number {
  const files = new Map(written.map((source) => [source.file, timesOf(source, history)]));
  return ({ file, path }) => {
    const known = files.get(file);
    if (!known) return Number.NEGATIVE_INFINITY;
    const { source, times, isAlike } = known;
    if (isAlike) return times[0] ?? Number.POSITIVE_INFINITY;
    const [first, last] = linesOf(source, path);
    return Math.max(...times.slice(first - 1, last));
  };
}

/** A file that was written at once, as most are, need not be parsed for where its values stand. */
function timesOf(source: Source, history: History) {
  const times = history.timesIn(source.file, source.text);
  // After the line break at the end there is a line without text.
  const isAlike = times.slice(0, -1).every((time) => time === times[0]);
  return { source, times, isAlike };
}

/** From which line to which a value stands, with its key. */
function linesOf(source: Source, path: Place['path']): readonly [number, number] {
  const start = source.locate(path, 'key').line;
  // The last sign of a text; of anything else, where it begins.
  const end = source.locateInString(path, Number.MAX_SAFE_INTEGER, 1).line;
  return [Math.min(start, end), Math.max(start, end)];
}
