import type { NounTypes } from '../../../generated/content.ts';
import { greatestNumber } from '../../model/field-types.ts';
import { openTimes, weekdays } from '../../model/opening-hours.ts';
import { isUnit, unitRow } from '../../model/units.ts';
import { exceptionsOf } from '../../resolve/facts/exceptions.ts';
import { printBare, printFigure } from '../../resolve/facts/print-figure.ts';
import { hoursIn, seasonParts } from '../../resolve/facts/seasons.ts';
import type { View, ViewContext } from '../context/view.ts';
import { vehiclesForSale } from '../vehicles/for-sale.ts';
import { vehicleNames } from '../vehicles/vehicle.ts';

/** A form as its page, its validation and the server know it. */
export interface DerivedForm {
  readonly id: string;
  readonly data: Form;
}

type Form = NounTypes['form'];
type Field = Form['fields'][number];

/**
 * A form, with vehicles or towns as options of the fields that list them, and with whom to call if it fails. Whom its mails
 * go to is for the server alone.
 */
export const form: View<Form> = {
  one: (id, context) => {
    const { recipients: _, ...shown } = formOf(String(id), context);
    return shown;
  },
};

function formOf(id: string, context: ViewContext): Form {
  const written = context.get('form', id);
  const fields = written.fields.map((field) => withOptions(field, context));
  return { ...written, fields, texts: { call: callText(context), ...written.texts } };
}

/** Every form, sorted by id. */
export function listForms(context: ViewContext): readonly DerivedForm[] {
  return context.records.forms.map(({ id }) => ({ id, data: formOf(id, context) }));
}

/** What the server says of a message that it could not store, besides the failure itself, which the form says. */
function callText({ site }: ViewContext): string {
  return site.server.notStored.replace(/\{failed\}\p{P}*\s*/u, '');
}

/** A field with what the rest of the content says of it: its options, and the days on which nobody is there. */
function withOptions(field: Field, context: ViewContext): Field {
  if (field.openAt !== undefined)
    return { ...field, closedDays: closedDays(context.get('department', field.openAt)) };
  if (field.type === 'number') return withFigures(field, context);
  if (field.type === 'town') return { ...field, options: townOptions(context) };
  return field.type === 'vehicle' ? { ...field, options: vehicleOptions(context) } : field;
}

/** A number, with its bounds in its message. */
function withFigures(field: Field, { print }: ViewContext): Field {
  const { unit = 'count', min = 0, max = greatestNumber, message } = field;
  if (!isUnit(unit)) return field;
  const printed = (figure: number | string) => printFigure(unit, [Number(figure)], print);
  const said = message?.replace('{min}', () => printed(min)).replace('{max}', () => printed(max));
  // What stands alone, as a year does, is shown as it is typed.
  const isBare = field.unit === undefined || unitRow(unit).grouped === false;
  const figure = printed(2).replace(printBare(unit, [2], print), '{n}');
  return { ...field, ...(said && { message: said }), ...(!isBare && { figure }) };
}

/** The days of the week without hours, and the days on which those of the week do not hold. */
function closedDays(department: NounTypes['department']) {
  const exceptions = exceptionsOf(department);
  const datesOf = (isOpen: boolean) =>
    exceptions.filter(({ times }) => times.length > 0 === isOpen).map(({ day }) => day);
  const closedIn = (hours: NounTypes['department']['hours']) => [
    ...closedWeekdays(hours),
    ...datesOf(false),
  ];
  const seasons = seasonParts(department.seasons).map((season) => {
    const { from, until } = season;
    return { from, until, closed: closedIn(hoursIn(season, department)) };
  });
  return {
    closed: closedIn(department.hours),
    open: datesOf(true),
    ...(seasons.length > 0 && { seasons }),
  };
}

function closedWeekdays(hours: NounTypes['department']['hours']): readonly string[] {
  const openOn = hours.flatMap(openTimes).map(({ day }) => day);
  return weekdays.filter((_, day) => !openOn.includes(day));
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Adds the county to towns that share a name. */
function townOptions({ records, get }: ViewContext): readonly Option[] {
  const { towns } = records;
  const namesakes = Map.groupBy(towns, ({ name }) => name);
  const isShared = (name: string) => (namesakes.get(name)?.length ?? 0) > 1;
  return sorted(
    towns.map((town) => ({
      value: town.id,
      label: isShared(town.name) ? `${town.name}, ${get('county', town.county).name}` : town.name,
    })),
  );
}

function vehicleOptions(context: ViewContext): readonly Option[] {
  return sorted(
    vehiclesForSale(context).map((vehicle) => ({
      value: vehicle.id,
      label: vehicleNames(vehicle, context).name,
    })),
  );
}

function sorted(options: readonly Option[]): readonly Option[] {
  return options.toSorted((one, two) => (one.label < two.label ? -1 : 1));
}
