import * as z from 'zod/mini';
import { cleanedBy } from '../../generated/contract/clean-values.ts';
import type { SiteForm } from '../site.ts';

const required = (message: string, least: number, most: number) =>
  z
    .string(message)
    .check(z.minLength(least, message), z.maxLength(most, `At most ${most} characters`));

const choices = ['sales', 'service', 'parts', 'general'];

/** A form of six fields in the shape that codegen writes, with the messages that visitors see. */
export const contactForm: SiteForm = {
  id: 'contact',
  path: '/contact',
  schema: z.pipe(
    z.transform(cleanedBy({ email: 'email', message: 'text' })),
    z.object({
      firstName: required('First name is required', 1, 100),
      lastName: required('Last name is required', 1, 100),
      email: z
        .string('Invalid email address')
        .check(z.email('Invalid email address'), z.maxLength(254, 'At most 254 characters')),
      phone: required('Phone number is required', 10, 40),
      interest: z._default(z.enum(choices, 'Unknown choice'), 'sales'),
      message: required('Message must be at least 10 characters', 10, 5000),
    }),
  ),
  fields: [
    { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel' },
    {
      name: 'interest',
      label: 'Interest',
      type: 'select',
      options: choices.map((value) => ({ value, label: `About ${value}` })),
    },
    { name: 'message', label: 'Message', type: 'textarea' },
  ],
  donePath: '/thank-you',
  failure: 'Failed to submit contact form',
};

/** A valid message. */
export const goodContact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '555-010-0100',
  interest: 'parts',
  message: 'Ten letters, or more.',
};
