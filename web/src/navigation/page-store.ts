import type { FormState } from '../../../generated/contract/render.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { prepareSections } from '../sections/section-view.tsx';

/** Page documents the browser has, by path; what was fetched once is kept. */
export interface PageStore {
  /** The document of a path if it is at hand. */
  peek(path: string): PageDocument | undefined;
  /** The document of a path, ready to render; nothing where the server must answer instead. */
  load(path: string): Promise<PageDocument | undefined>;
  /** Fetches a document again, whether it is at hand or not. */
  reload(path: string): Promise<PageDocument | undefined>;
  keep(path: string, page: PageDocument): void;
  /** Calls back whenever a document has come; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

type FetchPage = (path: string) => Promise<PageDocument | undefined>;

/** Makes the store; how a document is fetched is given, so that a test needs no network. */
export function createPageStore(fetchPage: FetchPage): PageStore {
  const pages = new Map<string, PageDocument>();
  const pending = new Map<string, Promise<PageDocument | undefined>>();
  const listeners = new Set<() => void>();

  function keep(path: string, page: PageDocument): void {
    pages.set(path, page);
    for (const listener of listeners) listener();
  }

  async function fetchAndKeep(path: string) {
    try {
      const page = await fetchPage(path);
      if (page) keep(path, page);
      return page;
    } catch {
      return undefined;
    } finally {
      pending.delete(path);
    }
  }

  function reload(path: string) {
    const request = pending.get(path) ?? fetchAndKeep(path);
    pending.set(path, request);
    return request;
  }

  return {
    keep,
    reload,
    peek: (path) => pages.get(path),
    load: async (path) => pages.get(path) ?? reload(path),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The address of a page's data. */
export function dataAddress(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** Fetches a page's data and the code of its sections. */
export async function fetchPage(path: string): Promise<PageDocument | undefined> {
  const response = await fetch(dataAddress(path));
  if (!response.ok) return undefined;
  const page: PageDocument = await response.json();
  await prepareSections(page.sections);
  return page;
}

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
