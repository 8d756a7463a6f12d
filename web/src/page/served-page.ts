import type { PageDocument } from '../../../generated/sections.ts';
import { shownTags } from './page-head.ts';
import { fetchData, type LoadedPage } from './page-store.ts';

/** The page the server rendered, which embeds its document or links to it. */
export async function readServedPage(): Promise<LoadedPage | undefined> {
  const from = document.getElementById('document')?.dataset.from;
  const page: PageDocument = from ? (await fetchData(from))?.page : readData('document');
  const form = readData('request')?.form;
  return page && { page, head: shownTags(), form, isServed: true };
}

function readData(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
