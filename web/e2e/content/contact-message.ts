import { forms } from '../../../generated/forms.ts';
import { goodContact } from '../../../server/testing/contact-form.ts';

const { fields = [] } = forms.find(({ id }) => id === 'contact') ?? {};
const choices = fields.flatMap(({ name, options }) => (options ? [[name, options[0]?.value]] : []));

/** A message that the dealer's contact form takes: what there is to choose is the dealer's affair. */
export const contactMessage: Readonly<Record<string, string | undefined>> = {
  ...goodContact,
  interest: undefined,
  ...Object.fromEntries(choices),
};
