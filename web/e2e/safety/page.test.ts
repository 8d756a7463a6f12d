import { describe, expect, test } from 'vitest';
import type { Bounds } from './bounds.ts';
import { faultsOfData } from './data.ts';
import { unsafeParts } from './page.ts';

const bounds: Bounds = {
  ownOrigin: 'https://dealer.example',
  linkedOrigins: new Set(['https://partner.example', 'https://maps.example']),
  embedOrigin: 'https://maps.example',
  isServed: (path) => ['/', '/carts', '/cart.webp', '/entry.js', '/icons.svg'].includes(path),
};

describe('a page is unsafe', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['<script type="text/javascript">alert(1)</script>'],
    ['<script type="speculationrules">{}</script>'],
    ['<script src="/entry.js"></script>'],
    ['<script type="module" src="/entry.js">alert(1)</script>'],
    ['<script type="module" src="https://cdn.example/a.js"></script>'],
    ['<script type="module" src="//cdn.example/a.js"></script>'],
    ['<script type="application/json">{"a":"<script>"}</script>'],
    ['<script type="application/json" data-from="/carts">{}</script>'],
    ['<script type="application/json" data-from="https://partner.example/"></script>'],
    ['<script type="application/json">{"href":"javascript:alert(1)"}</script>'],
    ['<script type="application/json">{"map":{"embedUrl":"https://partner.example/"}}</script>'],
    ['<script type="application/ld+json">{"url":"https://other.example/"}</script>'],
    ['<style>p{}</style>'],
    ['<p style="color:red">'],
    ['<P STYLE="color:red">'],
    ['<p onclick="go()">'],
    ['<svg OnLoad="go()"></svg>'],
    ['<a href="javascript:alert(1)">'],
    ['<a href=" JaVa&#10;script:alert(1)">'],
    ['<a href="data:text/html,x">'],
    ['<a href="vbscript:x">'],
    ['<a href="//partner.example/">'],
    ['<a href="/\\partner.example/">'],
    ['<a href="http://partner.example/">'],
    ['<a href="https://other.example/">'],
    ['<a href="https://partner.example@other.example/">'],
    ['<a href="/nowhere">'],
    ['<a href="https://dealer.example/nowhere">'],
    ['<a href="carts">'],
    ['<a href="/%E0%A4%A">'],
    ['<a href="/%E0">'],
    ['<img src="https://partner.example/a.webp">'],
    ['<img src="data:image/gif;base64,R0lGOD">'],
    ['<img src="/cart.webp" srcset="/cart.webp 1w, https://partner.example/b.webp 2w">'],
    ['<link rel="preload" imagesrcset="//partner.example/b.webp 2w">'],
    ['<link rel="stylesheet" href="https://partner.example/a.css">'],
    ['<link rel="canonical" href="https://partner.example/">'],
    ['<video poster="https://partner.example/a.webp"></video>'],
    ['<form action="https://partner.example/"></form>'],
    ['<button formaction="https://partner.example/"></button>'],
    ['<svg><use xlink:href="https://partner.example/icons.svg#a"/></svg>'],
    ['<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>'],
    ['<svg><foreignObject></foreignObject></svg>'],
    ['<iframe src="/carts"></iframe>'],
    ['<noscript><iframe src="/carts"></iframe></noscript>'],
    ['<pre><p onclick="go()"></pre>'],
    ['<object data="/carts"></object>'],
    ['<base href="/carts">'],
    ['<meta http-equiv="refresh" content="0;url=/carts">'],
    ['<meta property="og:image" content="https://other.example/a.jpg">'],
    ['<button data-embed="https://partner.example/map"></button>'],
    ['<p data-more="//other.example/">'],
  ])('with %s', (html) => {
    expect(unsafeParts(html, bounds)).not.toEqual([]);
  });
});

describe('a page is safe', () => {
  test.each([
    ['<script type="module" src="/entry.js"></script>'],
    [
      '<script type="application/json">{"text":"\\u003cscript>"}</script>'.replace(
        '>"',
        '\\u003e"',
      ),
    ],
    [
      '<script type="application/ld+json">{"@context":"https://schema.org","url":"https://dealer.example/carts"}</script>',
    ],
    ['<a href="/carts?brand=a#top">'],
    ['<a href="#top">'],
    ['<a href="https://partner.example/any?x=1">'],
    ['<a href="mailto:a@dealer.example">'],
    ['<a href="tel:+15550100">'],
    ['<img src="/cart.webp" srcset="/cart.webp 1w, /cart.webp 2w" alt="javascript:alert(1)">'],
    ['<svg><use href="/icons.svg#a"/></svg>'],
    ['<link rel="canonical" href="https://dealer.example/">'],
    ['<button data-embed="https://maps.example/map?q=1"></button>'],
    ['<form action="/carts"></form>'],
    ['<meta name="description" content="&lt;script&gt; on https://other.example">'],
  ])('with %s', (html) => {
    expect(unsafeParts(html, bounds)).toEqual([]);
  });
});

test('data of a page is looked through to the end', () => {
  const data = { sections: [{ props: { actions: [{ href: 'https://other.example/' }] } }] };
  expect(faultsOfData(data, bounds)).toEqual(['unknown origin: https://other.example/']);
});
