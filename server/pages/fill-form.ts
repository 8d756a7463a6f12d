import { randomUUID } from 'node:crypto';
import { readSubject } from '../../generated/contract/forms.ts';
import type { FormState, Renderer } from '../../generated/contract/render.ts';
import type { SiteForm } from '../site.ts';

// Stands in a rendered page where each visitor's key goes.
const placeholder = '00000000-0000-4000-8000-000000000000';

/** Renders each form once for every choice that a link may make in it; each visitor gets a key of their own. */
export function createFormFiller(renderer: Renderer) {
  const pages = new Map<string, Promise<string>>();
  const render = async ({ id, path }: SiteForm, values: FormState['values']) => {
    const { html } = await renderer.render(path, {
      form: { id, values, errors: {}, key: placeholder },
    });
    return html;
  };
  return async (form: SiteForm, search: string): Promise<string> => {
    const values = chosenByLink(form, readSubject(search));
    const name = JSON.stringify([form.path, values]);
    const page = pages.get(name) ?? render(form, values);
    pages.set(name, page);
    page.catch(() => pages.delete(name));
    return (await page).replaceAll(placeholder, randomUUID());
  };
}

/** The option that a link's name stands for. Any other text is filled in by the page's own script. */
function chosenByLink({ about, fields }: SiteForm, subject: string): FormState['values'] {
  const field = fields.find(({ name }) => name === about?.field);
  const option = field?.options?.find(({ label }) => label === subject);
  return field && option ? { [field.name]: option.value } : {};
}
