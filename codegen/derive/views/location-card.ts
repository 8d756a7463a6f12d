import type { NounTypes } from '../../../generated/content.ts';
import type { LocationCard } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { phoneView } from './phone.ts';

/** A place of business with its address lines and its links. */
export const locationCard: View<LocationCard> = {
  one(reference, context) {
    const id = String(reference);
    const location = context.get('location', id);
    return {
      id,
      name: location.name,
      type: location.type,
      address: addressLines(location),
      city: location.city,
      phone: phoneView(location.phone, context),
      coordinates: location.coordinates,
      mapUrl: location.googleMapsUrl,
      facebookUrl: location.facebookUrl,
      youtubeUrl: location.youtubeUrl,
      websiteUrl: location.websiteUrl,
      reviewUrl: location.reviewUrl,
    };
  },
};

/** Street if known, then city, state and ZIP code; an entry without a city shows the area it serves. */
function addressLines({ address, city: area }: NounTypes['location']): readonly string[] {
  const { street, city } = address;
  if (city === undefined) return [area];
  const region = [address.region, address.zip].filter(Boolean);
  return [...(street === undefined ? [] : [street]), `${city}, ${region.join(' ')}`];
}
