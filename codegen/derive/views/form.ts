import type { Data } from '../../model/content.ts';
import { groupAt, groupsAt, textAt } from '../../model/data.ts';
import type { View, ViewContext } from '../context/view.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';

/** A form as its page, its validation and the server know it. */
export interface DerivedForm {
  readonly id: string;
  readonly data: Data;
}

/** A form, with vehicles or towns as options of the fields that list them, and with whom to call if it fails. */
export const form: View = {
  one: (reference, context) => {
    const written = context.get('form', String(reference));
    const fields = groupsAt(written, 'fields').map((field) => withOptions(field, context));
    const texts = { call: callText(context), ...groupAt(written, 'texts') };
    return { ...written, fields, texts };
  },
};

/** Every form, sorted by id. */
export function listForms(context: ViewContext): readonly DerivedForm[] {
  return context.index.site.content.forms.map(({ id }) => ({
    id,
    data: { ...Object(form.one?.(id, context)) },
  }));
}

/** What the server says of a message that it could not store, besides the failure itself, which the form says. */
function callText({ site }: ViewContext): string {
  return textAt(groupAt(site, 'server'), 'notStored').replace(/\{failed\}\p{P}*\s*/u, '');
}

function withOptions(field: Data, context: ViewContext): Data {
  const type = textAt(field, 'type');
  if (type === 'town') return { ...field, options: townOptions(context) };
  return type === 'vehicle' ? { ...field, options: vehicleOptions(context) } : field;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Adds the county to towns that share a name. */
function townOptions({ records, county }: ViewContext): readonly Option[] {
  const { towns } = records;
  const namesakes = Map.groupBy(towns, ({ name }) => name);
  const isShared = (name: string) => (namesakes.get(name)?.length ?? 0) > 1;
  return sorted(
    towns.map((town) => ({
      value: town.id,
      label: isShared(town.name) ? `${town.name}, ${county(town.county).name}` : town.name,
    })),
  );
}

function vehicleOptions(context: ViewContext): readonly Option[] {
  const { vehicles } = context.index.site.content;
  return sorted(
    vehicles.map(({ id, data }) => ({ value: id, label: vehicleNames(data, context).name })),
  );
}

function sorted(options: readonly Option[]): readonly Option[] {
  return options.toSorted((one, two) => (one.label < two.label ? -1 : 1));
}
