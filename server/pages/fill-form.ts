import { randomUUID } from 'node:crypto';
import {
  type RequestedSubject,
  requestedSubject,
  requestedValues,
} from '../../generated/contract/forms.ts';
import type { Renderer } from '../../generated/contract/render.ts';
import type { SiteForm } from '../site.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderLimiter } from './render-limiter.ts';

// Holds the place of each visitor's key in a rendered page.
const placeholder = '00000000-0000-4000-8000-000000000000';

/** A form's page, prefilled with what a link asks about, with a key for each visitor. */
export type FillForm = (form: SiteForm, search: string) => Promise<string>;

/**
 * Renders each form once, and once more for everything that links ask about. Past the render limit the form comes
 * without it, and the page's own script fills it in.
 */
export function createFormFiller(
  renderer: Pick<Renderer, 'render'>,
  maxEntries: number,
  mayRender: RenderLimiter,
): FillForm {
  const plainPages = createPageCache<string>(maxEntries);
  const filledPages = createPageCache<string>(maxEntries);
  const render = async ({ id, path }: SiteForm, values = {}, subject?: RequestedSubject) => {
    const form = { id, values, errors: {}, key: placeholder, ...(subject && { subject }) };
    return (await renderer.render(path, { form })).html;
  };
  return async (form, search) => {
    const subject = requestedSubject(form, search);
    const own = subject?.value ? { [subject.field]: subject.value } : {};
    const values = { ...requestedValues(form, search), ...own };
    const name = JSON.stringify([form.path, subject, values]);
    const isAsked = subject !== undefined || Object.keys(values).length > 0;
    const isFilled = isAsked && (filledPages.has(name) || (await mayRender()));
    const page = isFilled
      ? filledPages.get(name, () => render(form, values, subject))
      : plainPages.get(form.path, () => render(form));
    return (await page).replaceAll(placeholder, randomUUID());
  };
}
