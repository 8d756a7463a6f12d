import { describe, expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const read = (text: string) => readDrawing(Buffer.from(text));
const inside = (part: string) => read(`<svg ${svg} viewBox="0 0 30 20">\n${part}</svg>`);

describe('a drawing is refused', () => {
  test.each([
    ['<script>alert(1)</script>', '<script> on line 2'],
    ['<svg:script href="#a"/>', '<svg:script>'],
    ['<SCRIPT/>', '<SCRIPT>'],
    ['<g onload="go()"/>', 'onload="go()" in <g>'],
    ['<g\n onclick = "go()"/>', 'onclick'],
    ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
    ['<handler/>', '<handler>'],
    ['<image href="data:image/png;base64,iVBO"/>', '<image>'],
    ['<a href="#b"><path/></a>', '<a>'],
    ['<animate attributeName="href" to="#a"/>', '<animate>'],
    ['<g><set attributeName="hre&#102;" to="javascript:alert(1)"/></g>', '<set>'],
    [
      '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>',
      '<h:meta>',
    ],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns='],
    ['<use href="other.svg#a"/>', 'href="other.svg#a" in <use>'],
    ['<use xlink:href="//other.example/a.svg#b"/>', 'xlink:href'],
    ['<use href="&#106;avascript:alert(1)"/>', 'href='],
    ['<g xml:base="https://other.example/"/>', 'xml:base'],
    ['<g fill="url(https://other.example/a)"/>', 'fill='],
    ['<g style="fill:u\\72l(https://other.example/a)"/>', 'style='],
    ['<g fill="image-set(\'https://other.example/a\' 1x)"/>', 'fill='],
    ['<style>rect{fill:\\75rl(https://other.example/x)}</style>', 'in <style>'],
    ['<style>@import "a.css";</style>', 'in <style>'],
    ['<style><![CDATA[p{fill:url("https://other.example/a")}]]></style>', 'in <style>'],
    ['<style>p{background:image-set("https://other.example/a" 1x)}</style>', 'in <style>'],
    ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet?>'],
  ])('with %s', (part, name) => {
    expect(inside(part).problem).toMatchObject({
      code: 'unsafe-drawing',
      what: expect.stringContaining(`contains `),
    });
    expect(inside(part).problem?.what).toContain(name);
  });

  test.each([
    [
      'definitions of its own',
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${svg} viewBox="0 0 3 2"/>`,
      'unsafe-drawing',
      /DOCTYPE/,
    ],
    [
      'the names of another document type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0//EN" "x"><svg ${svg} viewBox="0 0 3 2"/>`,
      'unsafe-drawing',
      /DOCTYPE/,
    ],
    [
      'a document type from elsewhere',
      `<!DOCTYPE svg SYSTEM "https://other.example/a.dtd"><svg ${svg} viewBox="0 0 3 2"/>`,
      'unsafe-drawing',
      /DOCTYPE/,
    ],
    [
      'a style sheet before it',
      `<?xml-stylesheet href="a.css"?><svg ${svg} viewBox="0 0 3 2"/>`,
      'unsafe-drawing',
      /xml-stylesheet/,
    ],
    ['an entity', `<svg ${svg} viewBox="0 0 3 2">&boom;</svg>`, 'broken-picture', /line 1/],
    [
      'an unclosed element',
      `<svg ${svg} viewBox="0 0 3 2">\n<rect</svg>`,
      'broken-picture',
      /line \d/,
    ],
    ['nothing in it', '', 'broken-picture', /is empty/],
    [
      'a photo in it',
      '\xff\xd8\xff',
      'broken-picture',
      /is a JPEG picture, but is named like a draw/,
    ],
    ['a packed drawing in it', '\x1f\x8b\x08', 'broken-picture', /is compressed/],
    ['no name for its markup', '<svg viewBox="0 0 3 2"/>', 'broken-picture', /needs an xmlns/],
    ['a box without a size', `<svg ${svg} viewBox="0 0 -3 -2"/>`, 'broken-picture', /above 0/],
    ['a web page in it', '<html><svg/></html>', 'broken-picture', /not a drawing/],
    ['no box', `<svg ${svg} width="30mm" height="20mm"/>`, 'broken-picture', /viewBox/],
    [
      'another encoding',
      `<?xml version="1.0" encoding="UTF-16"?><svg ${svg} viewBox="0 0 3 2"/>`,
      'broken-picture',
      /UTF-8/,
    ],
  ])('with %s', (_what, text, code, what) => {
    const isOtherFile = text.startsWith('\x1f') || text.startsWith('\xff');
    const { problem } = readDrawing(Buffer.from(text, isOtherFile ? 'latin1' : 'utf8'));
    expect(problem).toMatchObject({ code, what: expect.stringMatching(what) });
  });

  test.each(['\uFEFF', ''])('in UTF-16 that begins with "%s"', (mark) => {
    const bytes = Buffer.from(`${mark}<svg ${svg} viewBox="0 0 3 2"/>`, 'utf16le');
    for (const each of [bytes, Buffer.from(bytes).swap16()])
      expect(readDrawing(each).problem?.what).toMatch('UTF-8');
  });

  test('that is drawn without end, or for minutes', () => {
    const twice = (id: number) =>
      `<g id="g${id}"><use href="#g${id + 1}"/><use href="#g${id + 1}"/></g>`;
    const bomb = Array.from({ length: 30 }, (_, id) => twice(id)).join('');
    const tiles = bomb.replaceAll('<use href="#', '<path fill="url(#').replaceAll('"/>', ')"/>');
    const loop = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
    const deep = '<g>'.repeat(50_000) + '</g>'.repeat(50_000);
    for (const part of [bomb, tiles, loop, deep]) {
      expect(inside(part).problem?.what).toMatch(/shapes/);
    }
  });
});

describe('a drawing is taken', () => {
  test.each([
    ['<path d="M0 0h9v9z" fill="#333" style="opacity:.5"/>'],
    ["<rect width='9' height='9' transform='rotate(-14 600 400)'/>"],
    [
      '<defs><g id="leaf"/></defs><use href="#leaf"/><g fill="url(#sky)"/><g fill="url( \'#sky\' )"/>',
    ],
    ['<style>.a{fill:#333;stroke:rgb(1,2,3)} .b > .a, #c{fill:url(#sky)}</style>'],
    ['<text>Open on Monday = 9, scripted in one go</text>'],
    ['<!-- made with care --><g data-name="Layer 1" aria-label="A cart (red) @ home"/>'],
    ['<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'],
  ])('with %s', (part) => {
    expect(inside(part)).toEqual({ size: { width: 30, height: 20 } });
  });

  test.each([
    [
      'a declaration',
      `<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<svg ${svg} viewBox="0 0 30 20"/>`,
    ],
    ['a byte order mark', `\uFEFF<svg ${svg} viewBox="0 0 30 20"/>`],
    [
      'a plain document type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${svg} viewBox="0 0 30 20"/>`,
    ],
    [
      'commas, and units beside the box',
      `<svg ${svg} width="3in" height="100%" viewBox="0, 0, 30, 20"/>`,
    ],
    ['a comment before it', `<!-- a cart --><svg ${svg} viewBox="0 0 30 20"/>`],
  ])('with %s', (_what, text) => {
    expect(read(text)).toEqual({ size: { width: 30, height: 20 } });
  });
});
