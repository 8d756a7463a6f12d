import { createRequire } from 'node:module';
import { contact, email } from './contact.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { closedDay, date } from './date.ts';
import type { Format } from './format.ts';
import { language } from './language.ts';
import { locale } from './locale.ts';
import { timeZone } from './time-zone.ts';
import { vin } from './vin.ts';

/** The formats of this project, by the name that schemas use. */
export const formats: Readonly<Record<string, Format>> = {
  'closed-day': closedDay,
  contact,
  country,
  currency,
  date,
  email,
  language,
  locale,
  'time-zone': timeZone,
  vin,
};

const load = createRequire(import.meta.url);
const { fullFormats }: typeof import('ajv-formats/dist/formats.js') = load(
  'ajv-formats/dist/formats',
);

/** All formats as Ajv takes them. Compiled validators load this module by its path. */
export const checks = {
  ...fullFormats,
  ...Object.fromEntries(Object.entries(formats).map(([name, { accepts }]) => [name, accepts])),
};
