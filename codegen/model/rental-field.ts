import { type Content, recordsOf } from './content.ts';
import { optionalText } from './data.ts';

/** What a rental group is called in addresses, and in the form that a request leads to. */
export function rentalField(content: Content): string {
  const rentals = recordsOf(content, 'pricing').find(({ id }) => id === 'rentals');
  return (rentals && optionalText(rentals.data, 'field')) ?? 'group';
}
