import * as z from 'zod/mini';
import { hiddenNames } from '../../generated/contract/forms.ts';
import type { SiteForm } from '../site.ts';

const spamSignals = {
  [hiddenNames.honeypot]: {
    description: 'Empty: hidden from people, so that only bots fill it in.',
    type: 'string',
    maxLength: 200,
  },
  [hiddenNames.elapsed]: {
    description: 'Milliseconds from showing the form to sending it.',
    type: 'string',
    maxLength: 20,
  },
};

/** The name of the schema of a form's message. */
export function messageSchemaName(id: string): string {
  return `${id}-message`;
}

/** Each form's message schema by name, derived from the rules that validate its messages. */
export function messageSchemas(forms: readonly SiteForm[]): Readonly<Record<string, object>> {
  return Object.fromEntries(forms.map((form) => [messageSchemaName(form.id), messageSchema(form)]));
}

function messageSchema({ schema, fields }: SiteForm) {
  const { $schema: _, properties = {}, ...rules } = z.toJSONSchema(schema, { io: 'input' });
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const described = Object.entries(properties).map(([name, rule]) => [
    name,
    { description: labels.get(name), ...Object(rule) },
  ]);
  return {
    ...rules,
    additionalProperties: false,
    properties: { ...Object.fromEntries(described), ...spamSignals },
  };
}
