import type { Data } from '../../model/content.ts';
import { groupAt, optionalText, textAt } from '../../model/data.ts';
import type { View } from '../context/view.ts';
import { coordinatesOf } from '../places/coordinates.ts';
import { phoneView } from './phone.ts';

/** A place of business with its address lines and its links. */
export const locationCard: View = {
  one(reference, context) {
    const id = String(reference);
    const location = context.get('location', id);
    return {
      id,
      name: textAt(location, 'name'),
      type: textAt(location, 'type'),
      address: addressLines(location),
      city: textAt(location, 'city'),
      phone: phoneView(textAt(location, 'phone'), context),
      coordinates: coordinatesOf(location),
      mapUrl: textAt(location, 'googleMapsUrl'),
      facebookUrl: optionalText(location, 'facebookUrl'),
      youtubeUrl: textAt(location, 'youtubeUrl'),
      websiteUrl: textAt(location, 'websiteUrl'),
      reviewUrl: textAt(location, 'reviewUrl'),
    };
  },
};

/** Street if known, then city, state and ZIP code; an entry without a city shows the area it serves. */
function addressLines(location: Data): readonly string[] {
  const address = groupAt(location, 'address');
  const city = optionalText(address, 'city');
  const street = optionalText(address, 'street');
  if (city === undefined) return [textAt(location, 'city')];
  const region = [textAt(address, 'region'), optionalText(address, 'zip')].filter(Boolean);
  return [...(street === undefined ? [] : [street]), `${city}, ${region.join(' ')}`];
}
