// The pages that answer a question in their address, read from the site itself: whatever content says, they are held to the same.
import { type HTMLElement, parse } from 'node-html-parser';
import { inject } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { towns } from './content/records.ts';

/** A page that reads its query, and a query that a visitor may ask. */
export interface AskedPage {
  readonly path: string;
  readonly query: string;
  /** Whether the application answers there; without it, the address does. */
  readonly isHydrated: boolean;
}

/** What a visitor may ask by a form: the last of each choice, a number within its limits, a town. */
function queryOf(form: HTMLElement): string {
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll('[name]')) {
    const value = field.querySelectorAll('option').at(-1)?.getAttribute('value') ?? entryFor(field);
    if (value) query.set(field.getAttribute('name') ?? '', value);
  }
  return `?${query}`;
}

function entryFor(field: HTMLElement): string | undefined {
  const { type, value, min = '0', max = '0' } = field.attributes;
  if (type === 'radio' || type === 'checkbox') return value;
  if (type === 'number') return String(Math.ceil((Number(min) + Number(max)) / 20));
  return type === 'text' || type === 'search' ? towns[0]?.name : undefined;
}

const asking = routes.filter(({ alias, queryNames }) => !alias && queryNames.length > 0);

/** Every page with a form that asks. */
export const askedPages: readonly AskedPage[] = (
  await Promise.all(
    asking.map(async ({ path }) => {
      const html = await (await fetch(inject('site').url + path)).text();
      const page = parse(html);
      const form = page.querySelector('#page form[method=get]');
      const isHydrated = page.querySelector('#document') !== null;
      return form ? [{ path, query: queryOf(form), isHydrated }] : [];
    }),
  )
).flat();
