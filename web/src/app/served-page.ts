import type { FormState } from '../../../generated/contract/render.ts';
import type { PageDocument } from '../../../generated/sections.ts';

/** The page the server rendered, as data. */
export interface ServedPage {
  readonly page: PageDocument;
  readonly form?: FormState | undefined;
}

/** Reads the document that a page with interactive sections brings along; other pages have none. */
export function readServedPage(): ServedPage | undefined {
  const page = readData('document');
  return page && { page, form: readData('request')?.form };
}

function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
