import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { picturesOfCart } from './cart-pictures.ts';
import { createLookCheck } from './check-look.ts';
import type { Look, Picture } from './picture.ts';
import type { Scene } from './scene-pictures.ts';
import { picturesOfScenes } from './scene-pictures.ts';

/** Every picture the YAML asks for; empty if the YAML has errors. */
export interface Catalog {
  readonly pictures: readonly Picture[];
  readonly faults: readonly string[];
  /** Notes on what is drawn although it does not match the facts. */
  readonly notes: readonly string[];
}

interface NamedLook {
  readonly where: string;
  readonly slug: string;
  readonly look: Look;
}

interface VehicleLook extends NamedLook {
  readonly look: Look & {
    readonly seats: { readonly rows: number };
    readonly rear: { readonly kind: string };
  };
  readonly specifications: { readonly seatingCapacity?: number };
}

const scenesFile = 'studio/scenes.yaml';

/** Reads the looks of all vehicles and scenes below `root`. */
export function readCatalog(root: string): Catalog {
  const check = createLookCheck(root);
  const vehicles = readVehicleLooks(root);
  const scenes = readYaml(root, scenesFile) as Readonly<Record<string, Scene>>;
  const faults = [
    ...[...vehicles, ...looksOfScenes(scenes)].flatMap(({ where, look }) => {
      const fault = check(look);
      return fault ? [`${where}: ${fault}`] : [];
    }),
    ...scenesWithoutScript(root, scenes),
  ];
  if (faults.length > 0) return { pictures: [], faults, notes: [] };
  const carts = vehicles.flatMap(({ slug, look }) => picturesOfCart(slug, look));
  const notes = vehicles.flatMap(noteSeats);
  return { pictures: [...carts, ...picturesOfScenes(scenes)], faults, notes };
}

/** The looks of the vehicles that have one; a vehicle shown in photographs needs none. */
function readVehicleLooks(root: string): readonly VehicleLook[] {
  const files = globSync('content/vehicles/*/*.yaml', { cwd: root }).sort();
  return files.flatMap((file) => {
    const { look, specifications = {} } = readYaml(root, file) as Partial<VehicleLook>;
    return look ? [{ where: file, slug: basename(file, '.yaml'), look, specifications }] : [];
  });
}

/** A cart is drawn with as many seats as its facts state. */
function noteSeats({ where, look, specifications }: VehicleLook): readonly string[] {
  const drawn = 2 * (look.seats.rows + (look.rear.kind === 'bench' ? 1 : 0));
  const { seatingCapacity = drawn } = specifications;
  if (seatingCapacity === drawn) return [];
  return [`${where}: the look has ${drawn} seats, the vehicle ${seatingCapacity}`];
}

function looksOfScenes(scenes: Readonly<Record<string, Scene>>): readonly NamedLook[] {
  return Object.entries(scenes).flatMap(([slug, { carts = {} }]) =>
    Object.entries(carts).map(([place, look]) => ({
      where: `${scenesFile}: ${slug}: ${place}`,
      slug,
      look,
    })),
  );
}

function scenesWithoutScript(
  root: string,
  scenes: Readonly<Record<string, Scene>>,
): readonly string[] {
  return Object.entries(scenes)
    .filter(([, { scene }]) => !existsSync(join(root, `studio/blender/scenes/${scene}.py`)))
    .map(([key, { scene }]) => `${scenesFile}: ${key}: there is no script for "${scene}"`);
}

function readYaml(root: string, file: string): unknown {
  return parse(readFileSync(join(root, file), 'utf8'));
}
