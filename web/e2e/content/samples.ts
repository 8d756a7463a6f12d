// One page of each kind: what is true of it is true of all that are built the same way.
import { noVehicle, nowhere, townPath, vehiclePath } from './addresses.ts';
import {
  counties,
  first,
  madeSections,
  pages,
  policies,
  templates,
  towns,
  vehicles,
} from './records.ts';
import type { Page } from './shapes.ts';

const plainTowns = towns.filter(({ twin }) => twin === undefined);
const twinTowns = towns.filter(({ twin, path }) => twin !== undefined && path !== undefined);

/** A town for each way to form an address, and one in two counties. */
export const sampleTowns = [
  ...counties.flatMap(({ slug }) => plainTowns.find(({ county }) => county === slug) ?? []),
  ...twinTowns.slice(0, 1),
];

/** A vehicle with several pictures, and one with the fewest. */
const byPictures = vehicles.toSorted(
  (one, other) => (other.images?.length ?? 0) - (one.images?.length ?? 0),
);
export const richVehicle = first(byPictures);
export const plainVehicle = first(byPictures.toReversed());

const withHero = policies.filter(({ hero }) => hero);
/** The policy with the most to read. */
export const longestPolicy = first(
  (withHero.length > 0 ? withHero : policies).toSorted(
    (one, other) => other.sections.length - one.sections.length,
  ),
);

const withTable = withHero.filter(({ sections }) => sections.some((section) => 'table' in section));
const samplePolicies = new Set([
  ...policies.filter(({ hero }) => !hero).slice(0, 1),
  longestPolicy,
  ...withTable.slice(0, 1),
]);

const ownPages = pages.filter(({ fallbacks = [] }) =>
  fallbacks.every(({ status }) => status < 400),
);
const ownPaths = ownPages.map(({ path }) => path);
const countyPath = counties.map(({ path }) => path).filter((path) => !ownPaths.includes(path))[0];

/** One page of every type, by address. */
export const pageTypes: readonly string[] = [
  ...ownPaths,
  ...(countyPath ? [countyPath] : []),
  ...sampleTowns.map(townPath),
  vehiclePath(richVehicle.id),
  vehiclePath(plainVehicle.id),
  ...[...samplePolicies].map(({ path }) => path),
  nowhere,
  noVehicle,
];

interface HeroSample {
  readonly path: string;
  readonly look: string;
}

const heroOf = (path: string, page: Pick<Page, 'hero' | 'picture'> | undefined): HeroSample => {
  const chosen = Object(page?.hero).look;
  return { path, look: chosen ?? (page?.picture ? 'split' : 'plain') };
};

/** Pages of every type that has a hero, and the look of each. */
export const heroes: readonly HeroSample[] = [
  ...ownPages.filter(({ hero }) => hero).map((page) => heroOf(page.path, page)),
  ...(countyPath ? [heroOf(countyPath, templates.county)] : []),
  ...sampleTowns.slice(0, 1).map((town) => heroOf(townPath(town), templates.town)),
  heroOf(longestPolicy.path, templates.policy),
];

/** A series with more models than its card shows at once, if there is one: the page, and a folded model. */
export const [foldedSeries] = ownPages.flatMap(({ path }) =>
  madeSections(path, 'series-grid').flatMap(({ series, shown }) => {
    const all = series as { readonly models: readonly { readonly name: string }[] }[];
    const folded = all.find(({ models }) => models.length > Number(shown));
    const hidden = vehicles.find(({ model }) => model === folded?.models.at(-1)?.name);
    return hidden ? { path, hidden } : [];
  }),
);
