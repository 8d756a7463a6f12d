import { missing } from '../../link/missing.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, textAt } from '../../model/data.ts';
import { type Found, found } from './single-field.ts';

/** Where a step names a field. */
interface Place {
  readonly name: string;
  readonly at: readonly [step: number, position: number];
}

/** Each field of a form with steps stands in one of them. */
export function stepFindings({ data }: Entry): Found[] {
  if (!isRecord(data.steps)) return [];
  const places = placesIn(groupsAt(groupAt(data, 'steps'), 'parts'));
  const names = groupsAt(data, 'fields').map((field) => textAt(field, 'name'));
  const wrong = places.flatMap(({ name, at: [step, position] }, index): Found[] => {
    const at = ['steps', 'parts', step, 'fields', position];
    if (!names.includes(name)) return [[at, missing('unknown-reference', 'field', name, names)]];
    if (places.findIndex((place) => place.name === name) === index) return [];
    const help = 'Leave it in one of them.';
    return [found(at, 'wrong-steps', `"${name}" stands in two steps`, help, 'It is in two steps.')];
  });
  const lost = names.filter((name) => !places.some((place) => place.name === name));
  if (wrong.length > 0 || lost.length === 0) return wrong;
  const message = `no step asks for ${lost.map((name) => `"${name}"`).join(', ')}`;
  return [
    found(['steps', 'parts'], 'wrong-steps', message, 'Name each field in one of the steps.'),
  ];
}

function placesIn(parts: readonly Data[]): readonly Place[] {
  return parts.flatMap(({ fields }, step) =>
    (Array.isArray(fields) ? fields : []).map(
      (name, position): Place => ({ name: String(name), at: [step, position] }),
    ),
  );
}
