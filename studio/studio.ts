import type { Request } from './arguments.ts';
import { readCatalog } from './catalog.ts';
import { drawMasters } from './draw.ts';
import { fingerprintOf, readScripts, takeOf } from './fingerprint.ts';
import type { Picture } from './picture.ts';
import type { Planned } from './plan.ts';
import { dueOf, planPictures, takesOf } from './plan.ts';
import { hashMaster, readRecord, writeRecord } from './record.ts';
import type { Renderer } from './renderer.ts';
import { createClock, formatDuration } from './time-left.ts';

/** The studio's dependencies. */
export interface Ports {
  readonly root: string;
  readonly renderer: Renderer;
  readonly signal: AbortSignal;
  now(): number;
  print(text: string): void;
  complain(text: string): void;
}

const done = 0;
const failed = 1;
const interrupted = 130;

/** Runs a request and returns the exit code. */
export async function runStudio(request: Request, ports: Ports): Promise<number> {
  const { pictures, faults, notes } = readCatalog(ports.root);
  const unknown = request.keys.filter((key) => !pictures.some((picture) => picture.key === key));
  const complaints =
    faults.length > 0 ? faults : unknown.map((key) => `There is no picture "${key}".`);
  if (complaints.length > 0) {
    ports.complain(`${complaints.join('\n')}\n`);
    return failed;
  }
  for (const note of notes) ports.complain(`${note}\n`);
  const plan = makePlan(pictures, ports.root);
  if (request.command === 'list') return list(plan, ports);
  if (request.command === 'keep') return keep(plan, request, ports);
  return draw(plan, request, ports);
}

function makePlan(pictures: readonly Picture[], root: string): readonly Planned[] {
  const scripts = readScripts(`${root}/studio/blender`);
  return planPictures(pictures, {
    record: readRecord(root),
    fingerprintOf: (picture) => fingerprintOf(picture, scripts),
    takeOf: (picture) => takeOf(picture, scripts),
    hashMaster: (key) => hashMaster(root, key),
  });
}

function list(plan: readonly Planned[], ports: Ports): number {
  for (const { picture, state } of plan) ports.print(`${state.padEnd(9)} ${picture.key}\n`);
  return done;
}

/** Records masters as drawn with the current parameters, for a change that no eye can see. */
function keep(plan: readonly Planned[], { keys }: Request, ports: Ports): number {
  const kept = dueOf(plan, keys).filter(({ state }) => state !== 'missing');
  remember(kept, ports.root);
  ports.print(`Kept ${kept.length} pictures as they are.\n`);
  return done;
}

async function draw(plan: readonly Planned[], { keys }: Request, ports: Ports): Promise<number> {
  const due = dueOf(plan, keys);
  const replaced = plan.filter(({ state }) => state === 'replaced').length;
  if (replaced > 0) ports.print(`Put in by hand and left alone: ${replaced}.\n`);
  if (due.length === 0) {
    ports.print(`All ${plan.length} pictures are up to date.\n`);
    return done;
  }
  const missing = ports.renderer.missing();
  if (missing) {
    ports.complain(`${due.length} of ${plan.length} pictures are to be drawn. ${missing}\n`);
    return failed;
  }
  return drawAll(due, ports);
}

async function drawAll(due: readonly Planned[], ports: Ports): Promise<number> {
  const clock = createClock();
  const takes = takesOf(due);
  let finished = 0;
  for (const [index, take] of takes.entries()) {
    const left = formatDuration(clock.secondsFor(takes.slice(index).map(([each]) => each.picture)));
    ports.print(`${finished + 1}/${due.length} ${nameOf(take)}, ${left} left\n`);
    const start = ports.now();
    try {
      await drawMasters(take, ports);
    } catch (error) {
      if (ports.signal.aborted) return stopped(finished, due.length, ports);
      ports.complain(`${nameOf(take)}: ${messageOf(error)}\n`);
      return failed;
    }
    remember(take, ports.root);
    finished += take.length;
    clock.finished(take[0].picture, (ports.now() - start) / 1000);
  }
  ports.print(`Drew ${due.length} pictures.\n`);
  return done;
}

function nameOf([first, ...others]: readonly [Planned, ...Planned[]]): string {
  return others.length === 0
    ? first.picture.key
    : `${first.picture.key} and ${others.length} more paints`;
}

function stopped(finished: number, total: number, ports: Ports): number {
  ports.print(`\nStopped after ${finished} of ${total}; the same command goes on from here.\n`);
  return interrupted;
}

function remember(drawn: readonly Planned[], root: string): void {
  const entries = drawn.flatMap(({ picture, fingerprint }) => {
    const file = hashMaster(root, picture.key);
    return file === undefined ? [] : [[picture.key, { fingerprint, file }] as const];
  });
  writeRecord(root, { ...readRecord(root), ...Object.fromEntries(entries) });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
