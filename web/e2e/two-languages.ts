// What a site in German and English does beyond one in a single language.
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';

/** Changes the language on a page, there and back. */
export async function changeLanguage(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  const shown = async () => [
    new URL(page.url()).pathname,
    await page.evaluate(() => document.documentElement.lang),
  ];
  await page.goto(`${url}/raeder`);
  await page.locator('header a[hreflang]').click();
  await page.waitForURL(`${url}/en/bikes`);
  expect(await shown()).toEqual(['/en/bikes', 'en']);
  expect(await page.locator('head link[hreflang=de]').getAttribute('href')).toMatch(/\/raeder$/);
  await page.locator('header a[hreflang]').click();
  await page.waitForURL(`${url}/raeder`);
  expect(await shown()).toEqual(['/raeder', 'de']);
  await page.close();
}

/** Sends the form of an English page, with a mistake first; what the server answers is in English. */
export async function sendInEnglish(browser: Browser, url: string): Promise<void> {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' });
    await page.fill('[name=name]', 'Ada');
    await page.fill('[name=email]', 'ada@visitor.example');
    await page.fill('[name=message]', 'no');
    const send = page.locator('main form[method=post] [type=submit]');
    await send.click();
    const wrong = page.locator('main').getByText('Please write us a few words').first();
    await wrong.waitFor();
    await page.fill('[name=message]', 'Do you have a bike for me?');
    await send.click();
    await page.waitForURL(`${url}/en/thank-you`);
    expect(await page.innerText('h1')).toBe('Thank you for your message');
    await page.close();
  }
}

/** Asks the home page of each language for the manifest of the web app. */
export async function askForManifests(url: string): Promise<void> {
  for (const [path, language] of [
    ['/', 'de'],
    ['/en', 'en'],
  ]) {
    const page = await (await fetch(url + path)).text();
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    const answer = await fetch(url + href);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({ lang: language, start_url: path });
  }
}

/** Asks for unknown addresses, and for the list of all that are known. */
export async function askBothLanguages(url: string): Promise<void> {
  for (const [path, language] of [
    ['/en/nowhere', 'en'],
    ['/nowhere', 'de'],
  ]) {
    const answer = await fetch(url + path);
    const said = [answer.status, /<html lang="(\w+)/.exec(await answer.text())?.[1]];
    expect([path, said]).toEqual([path, [404, language]]);
  }
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(sitemap.match(/hreflang="en" href="[^"]*\/en\/bikes"/g)).toHaveLength(2);
}
