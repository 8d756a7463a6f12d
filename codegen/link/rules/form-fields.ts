import type { Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { missing } from '../missing.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** Fields of a form have different names; a select has options, and starts with one of them; what is filled in has its field. */
export const formFields: SiteRule = ({ site }) =>
  site.content.forms.flatMap((form) => [...formFaults(form), ...aboutFaults(form)]);

function formFaults(form: Entry): PlacedFault[] {
  const fields = Array.isArray(form.data.fields) ? form.data.fields.filter(isRecord) : [];
  const names = fields.map((field) => field.name);
  return fields.flatMap((field, index) => {
    const fault = (key: string, code: string, message: string): PlacedFault => ({
      source: form.source,
      path: ['fields', index, key],
      text: { code, message },
    });
    const name = String(field.name);
    if (names.indexOf(field.name) < index) {
      return [fault('name', 'duplicate-id', `the form has two fields named "${name}"`)];
    }
    if (field.type !== 'select') return [];
    const values = optionValues(field.options);
    if (values.length === 0) {
      return [fault('type', 'missing-options', `the select "${name}" has no options`)];
    }
    if (field.default === undefined || values.includes(field.default)) return [];
    const message = `the default "${String(field.default)}" of "${name}" is not in its options`;
    return [fault('default', 'wrong-default', message)];
  });
}

function aboutFaults(form: Entry): PlacedFault[] {
  if (!isRecord(form.data.about)) return [];
  const fields = Array.isArray(form.data.fields) ? form.data.fields.filter(isRecord) : [];
  const names = fields.filter(({ type }) => type !== 'select').map(({ name }) => String(name));
  const name = String(form.data.about.field);
  if (names.includes(name)) return [];
  const text = missing('unknown-reference', 'text field', name, names);
  return [{ source: form.source, path: ['about', 'field'], text }];
}

function optionValues(options: unknown): unknown[] {
  return Array.isArray(options) ? options.filter(isRecord).map((option) => option.value) : [];
}
