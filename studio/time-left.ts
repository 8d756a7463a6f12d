import type { Picture } from './picture.ts';

// The usual seconds for a take on two idle cores; used only until the first take is finished.
const usual = { cart: 60, scene: 300 };

/** Estimates the remaining time from every finished picture. */
export interface Clock {
  finished(picture: Picture, seconds: number): void;
  secondsFor(rest: readonly Picture[]): number;
}

/** Starts with the usual times, and scales them by this machine's speed. */
export function createClock(): Clock {
  let expected = 0;
  let taken = 0;
  const usualFor = (pictures: readonly Picture[]) =>
    pictures.reduce((sum, { subject }) => sum + usual[subject.kind], 0);
  return {
    finished(picture, seconds) {
      expected += usualFor([picture]);
      taken += seconds;
    },
    secondsFor: (rest) => usualFor(rest) * (expected > 0 ? taken / expected : 1),
  };
}

/** 95 becomes "2 min", 5400 "1 h 30 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
