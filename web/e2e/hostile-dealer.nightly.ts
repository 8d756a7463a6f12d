// A dealer whose every text is an attack: the pages show the attacks as text, and nothing more.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { hydrated } from './journey.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { startSite } from './running-site.ts';
import { type Bounds, readBounds, unsafeParts } from './safety.ts';

let project: ProjectCopy;
let bounds: Bounds;
let attacks: readonly string[];
/** Every text that was made an attack, as written in the content. */
let hostileTexts: readonly string[];
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  project = await copyProject();
  const hostile = await import(join(project.folder, 'codegen/testing/hostile-content.ts'));
  attacks = hostile.attacks;
  hostileTexts = hostile.makeHostile(project.folder);
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: project.folder });
  bounds = await readBounds(project.folder);
  const files = globSync('**/*.html', { cwd: join(project.folder, 'dist') });
  pages = new Map(files.map((file) => [file, readBuilt(file)]));
});

afterAll(() => project.remove());

function readBuilt(file: string): string {
  return readFileSync(join(project.folder, 'dist', file), 'utf8');
}

/** What a look at each page finds, with its page. */
function onEveryPage(look: (html: string, file: string) => readonly string[]): string[] {
  return [...pages].flatMap(([file, html]) => look(html, file).map((each) => `${file}: ${each}`));
}

describe('the pages of a hostile dealer', () => {
  test('are there, and full of attacks', () => {
    expect(pages.size).toBeGreaterThan(10);
    expect(hostileTexts.length).toBeGreaterThan(200);
  });

  test('hold no script, style or origin of the content', () => {
    expect(onEveryPage((html) => unsafeParts(html, bounds))).toEqual([]);
  });

  test('say the attacks as they were written', () => {
    const said = onEveryPage((html) => {
      const root = parse(html);
      const attributes = root.querySelectorAll('*').map((each) => Object.values(each.attributes));
      return [root.textContent, ...attributes.flat()];
    }).join('\n');
    // Others wait for a click, for a fault, or stand among words that the build adds.
    expect(hostileTexts.filter((text) => said.includes(text)).length).toBeGreaterThan(100);
    for (const attack of attacks) expect(said).toContain(` ${attack}`);
  });
});

describe('the data of a hostile dealer', () => {
  const scripts = (html: string, type: string) =>
    parse(html)
      .querySelectorAll(`script[type="${type}"]`)
      .map((script) => script.innerHTML);

  test('stands in scripts with every sign escaped that could end them', () => {
    const all = onEveryPage((html) => [
      ...scripts(html, 'application/ld+json'),
      ...scripts(html, 'application/json'),
    ]);
    expect(all.length).toBeGreaterThan(pages.size);
    expect(all.filter((text) => /[<>]/.test(text))).toEqual([]);
    expect(all.join('')).toContain('\\u003c/script/x\\u003e\\u003cscript/x\\u003e');
  });
});

test('a browser that walks through the pages of a hostile dealer runs nothing of it', async () => {
  const [site, browser] = await Promise.all([startSite({}, project.folder), launchBrowser()]);
  onTestFinished(async () => {
    await browser.close();
    await site.stop();
  });
  const page = await browser.newPage();
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(error.message));
  // A browser reports here what the security policy had to stop.
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) alarms.push(message.text());
  });
  const look = async () => {
    const injected = await page.locator('x-injected, [autofocus], [onerror]').count();
    if (injected > 0) alarms.push(`${page.url()}: ${injected} injected`);
  };
  for (const file of pages.keys()) {
    await page.goto(`${site.url}/${file.replace('index.html', '').replace(/\/$/, '')}`);
    await look();
  }
  await page.goto(site.url);
  for (const path of ['/inventory', '/contact']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    await look();
  }
  expect(alarms).toEqual([]);
});
