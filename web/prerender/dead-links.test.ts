import { describe, expect, test } from 'vitest';
import { findDeadLinks } from './dead-links.ts';

const shop = '<main id="main"><h2 id="boats">Boats</h2></main>';

/** The dead links of a site with a shop, a picture, a drawing, and these pages. */
function deadOn(pages: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries({ '/shop': shop, ...pages }));
  const files: Readonly<Record<string, string>> = {
    '/a 1.webp': '',
    '/icons.svg': '<symbol id="car">',
  };
  return findDeadLinks({
    url: 'https://dealer.example/',
    pages: all,
    answerAt(path) {
      const text = all.get(path === '/boats' ? '/shop' : path) ?? files[path];
      return text === undefined ? undefined : () => text;
    },
  });
}

describe('an address on a page leads somewhere', () => {
  test.each([
    ['<a href="/shop">'],
    ['<a href="/boats?sort=name&amp;by=price#boats">'],
    ['<a href="#top"><p id="top">'],
    ['<a href="?sort=name#top"><p id="top">'],
    ['<a href="https://dealer.example/served-by-another-program">'],
    ['<a href="https://elsewhere.example/none">'],
    ['<a href="tel:+15550100">'],
    ['<img src="/a%201.webp" srcSet="/a%201.webp 1w, /a%201.webp 2w" alt="/none">'],
    ['<svg><use href="/icons.svg#car">'],
    ['<meta content="#fff"><meta content="https://dealer.example/a%201.webp">'],
    ['<script type="application/ld+json">{"@id":"https://dealer.example/#dealer"}</script>'],
    ['<script type="application/json">{"url":"https://dealer.example/elsewhere"}</script>'],
  ])('%s', (html) => {
    expect(deadOn({ '/': html })).toEqual([]);
  });
});

describe('an address on a page leads nowhere', () => {
  test.each([
    ['<a href="/none?a=1">', '/none?a=1'],
    ['<a class="b" href="/shop#none">', '/shop#none'],
    ['<a href="#none">', '/#none'],
    ['<a href="/%E0">', '/%E0'],
    ['<img src="/b.webp">', '/b.webp'],
    ['<img srcSet="/a%201.webp 1w, /b.webp 2w">', '/b.webp'],
    ['<link imageSrcSet="/b.webp 2w">', '/b.webp'],
    ['<form action="/none">', '/none'],
    ['<use xlink:href="/icons.svg#bus">', '/icons.svg#bus'],
    ['<meta content="https://dealer.example/b.jpg">', '/b.jpg'],
  ])('%s', (html, address) => {
    expect(deadOn({ '/': html })).toEqual([{ address, pages: ['/'] }]);
  });

  test('and is told once, with every page it is on', () => {
    const link = '<a href="/none">1</a><a href="/none">2</a>';
    expect(deadOn({ '/': link, '/a': link })).toEqual([{ address: '/none', pages: ['/', '/a'] }]);
  });
});
