/** Where progress is written; a terminal can overwrite its last line. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports each finished piece. */
export interface Progress {
  done(work: number): void;
}

/** Between two plain lines, in milliseconds; a terminal is updated with every piece. */
const pause = 5_000;
const clearLine = '\r\u001b[2K';

/** Shows how many pieces are done, of how many, and the time left. */
export function startProgress(
  what: string,
  pieces: readonly { readonly work: number }[],
  out: Output,
  now: () => number = () => performance.now(),
): Progress {
  const began = now();
  const whole = pieces.reduce((sum, { work }) => sum + work, 0);
  let [count, made, said] = [0, 0, Number.NEGATIVE_INFINITY];
  const say = () => {
    const isLast = count === pieces.length;
    if (!out.isTTY && !isLast && now() - said < pause) return;
    said = now();
    const left =
      made > 0 && !isLast ? `, ${duration(((said - began) / made) * (whole - made))} left` : '';
    const line = `${what}: ${count} of ${pieces.length}${left}`;
    out.write(out.isTTY ? `${clearLine}${line}${isLast ? '\n' : ''}` : `${line}\n`);
  };
  if (pieces.length > 0) say();
  return {
    done(work) {
      count += 1;
      made += work;
      say();
    },
  };
}

/** 4200 milliseconds are "5 s", 95,000 "2 min". */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
