import { formatAddress } from 'localized-address-format';
import type { NounTypes } from '../../../generated/content.ts';
import type { LocationCard } from '../../../generated/sections.ts';
import { canonicalPath, pageOfLocation } from '../../model/page.ts';
import { countryOf } from '../../model/phone-number.ts';
import { printExceptions } from '../../resolve/facts/exceptions.ts';
import { printHoursNow, printOtherSeasons } from '../../resolve/facts/print-seasons.ts';
import { readingLabel } from '../../resolve/facts/reading-label.ts';
import type { View, ViewContext } from '../context/view.ts';
import { phoneView } from './department.ts';

/** A place of business with its address lines and its links. */
export const locationCard: View<LocationCard> = {
  one: (reference, context) => locationCardOf(String(reference), context),
};

/** The card of a location. */
export function locationCardOf(id: string, context: ViewContext) {
  const location = context.get('location', id);
  const page = pageOfLocation(context.index.site.pages, id);
  const hours = hoursAt(id, context);
  return {
    id,
    name: location.name,
    href: page && canonicalPath(page),
    type: location.type,
    address: addressLines(location, countryOf(context.site)),
    city: location.city,
    ...(hours.length > 0 && { hours }),
    phone: location.phone === undefined ? undefined : phoneView(location.phone, context),
    coordinates: location.coordinates,
    hasStreet: location.address.street !== undefined,
    isOwed: location.owed === true,
    mapUrl: location.googleMapsUrl,
    facebookUrl: location.facebookUrl,
    youtubeUrl: location.youtubeUrl,
    websiteUrl: location.websiteUrl,
    reviewUrl: location.reviewUrl,
  };
}

/** The hours of the departments at a place, as sentences, and their days that differ. */
function hoursAt(location: string, { site, print, index }: ViewContext): readonly string[] {
  return Object.values(site.departments ?? {})
    .filter((department) => department.location === location)
    .flatMap((department) => {
      const hours = [readingLabel(department), printHoursNow(department, print)];
      return [
        hours.filter((each) => each !== undefined).join(' '),
        ...printOtherSeasons(department, print),
        ...printExceptions(department, print, index.site.today),
      ];
    });
}

/** The lines of an address as in the dealer's country; an entry without a city shows the area it serves. */
function addressLines(
  { address, city: area }: NounTypes['location'],
  postalCountry: string,
): readonly string[] {
  const { street, city, region, zip } = address;
  if (city === undefined) return [area ?? region ?? []].flat();
  return formatAddress({
    postalCountry,
    ...(street === undefined ? {} : { addressLines: [street] }),
    locality: city,
    ...(region === undefined ? {} : { administrativeArea: region }),
    ...(zip === undefined ? {} : { postalCode: zip }),
  });
}
