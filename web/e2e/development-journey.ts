import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type DevelopmentServer, startDevelopment } from './development-server.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** What a journey through a site under development can use. */
export interface DevelopmentJourney {
  /** The folder of the served project, to change files in. */
  readonly folder: () => string;
  readonly url: () => string;
  /** What the server has printed so far. */
  readonly printed: () => string;
  readonly browser: () => Browser;
  /** The canonical addresses of all pages. */
  readonly paths: () => Promise<readonly string[]>;
  /** Has a page be the one that was served when React takes it over: nothing may change it before, and the tests fail otherwise. */
  readonly watch: (page: Page) => void;
  /** Ends the server before the tests are over. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a copy of the project with the content of a dealer for development, for all tests in a file, and connects to the
 * browser that all files share.
 */
export function startDevelopmentJourney(content?: string): DevelopmentJourney {
  let project: ProjectCopy;
  let server: DevelopmentServer;
  let browser: Browser;
  /** React says so in the console, and nowhere else. */
  const mismatches: string[] = [];
  beforeAll(async () => {
    project = await copyProject(content);
    server = await startDevelopment(project.folder);
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await project.remove();
    expect(mismatches).toEqual([]);
  });
  return {
    folder: () => project.folder,
    url: () => server.url,
    printed: () => server.printed(),
    browser: () => browser,
    async paths() {
      const routes = await readFile(join(project.folder, 'generated/routes.ts'), 'utf8');
      const found = routes.matchAll(/canonical"?: ?["']([^"']+)/g);
      return [...new Set([...found].map(([, path = '']) => path))];
    },
    watch: (page) =>
      void page.on('console', (said) => {
        if (said.type() === 'error' && /hydrat/i.test(said.text())) mismatches.push(said.text());
      }),
    stop: () => server.stop(),
  };
}
