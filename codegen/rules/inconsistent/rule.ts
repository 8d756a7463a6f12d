import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { isRecord, textsAt } from '../../model/data.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** Records that refer to each other agree. */
export const rule: Rule = {
  code: 'inconsistent',
  phase: 'error',
  check(index) {
    const { brands, towns, vehicles } = index.site.content;
    const misplaced = new Set(vehicles.filter(isMisplaced).map(({ id }) => id));
    return [
      ...vehicles.flatMap((vehicle) => seriesFindings(index, vehicle)),
      ...brands.flatMap((brand) => modelFindings(index, brand, misplaced)),
      ...brands.flatMap(repeatedSeries),
      ...towns.flatMap((town) => twinFindings(index, town)),
    ];
  },
};

function seriesFindings(index: SiteIndex, vehicle: Entry): Finding[] {
  const { brand, series } = vehicle.data;
  if (isMisplaced(vehicle)) return [];
  if (!index.find('series', String(series))) return [];
  if (String(series).startsWith(`${String(brand)}/`)) return [];
  const message = `the series "${String(series)}" is not one of the brand "${String(brand)}"`;
  return [finding(vehicle, ['series'], message)];
}

/** Whether a vehicle's brand differs from its folder, which is reported there, and only once. */
function isMisplaced({ data, source }: Entry): boolean {
  const folder = source.file.split('/').at(-2);
  return folder !== 'vehicles' && folder !== data.brand;
}

function modelFindings(index: SiteIndex, brand: Entry, misplaced: ReadonlySet<string>): Finding[] {
  return seriesOf(brand).flatMap((series, position) => {
    const own = `${brand.id}/${String(series.slug)}`;
    return ['models', 'omits'].flatMap((key) =>
      textsAt(series, key).flatMap((id, place) => {
        const vehicle = index.find('vehicle', id);
        if (!vehicle || vehicle.series === own || misplaced.has(id)) return [];
        const series = String(vehicle.series);
        // A series that is missing or of another brand is reported at the vehicle.
        if (!index.find('series', series) || !series.startsWith(`${String(vehicle.brand)}/`))
          return [];
        const message = `the model "${id}" is not of the series "${own}": its file says "${series}"`;
        return [finding(brand, ['series', position, key, place], message)];
      }),
    );
  });
}

function repeatedSeries(brand: Entry): Finding[] {
  const slugs = seriesOf(brand).map(({ slug }) => String(slug));
  return slugs.flatMap((slug, position) =>
    slugs.indexOf(slug) < position
      ? [finding(brand, ['series', position, 'slug'], `two series have the slug "${slug}"`)]
      : [],
  );
}

function twinFindings(index: SiteIndex, town: Entry): Finding[] {
  const twin = typeof town.data.twin === 'string' ? index.find('town', town.data.twin) : undefined;
  if (!twin || twin.twin === town.id) return [];
  // A missing town is reported at the twin.
  if (typeof twin.twin === 'string' && !index.find('town', twin.twin)) return [];
  return [finding(town, ['twin'], `the twin "${String(town.data.twin)}" does not name this town`)];
}

function seriesOf({ data }: Entry) {
  return Array.isArray(data.series) ? data.series.filter(isRecord) : [];
}

function finding({ source }: Entry, path: Path, message: string): Finding {
  return { source, path, text: { message } };
}
