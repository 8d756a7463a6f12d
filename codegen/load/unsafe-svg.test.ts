import { describe, expect, test } from 'vitest';
import { foreignPart } from './unsafe-svg.ts';

describe('a drawing is refused', () => {
  test.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<svg:script href="#a"/>', 'a script'],
    ['<SCRIPT/>', 'a script'],
    ['<g onload="go()"/>', 'code that runs on an event'],
    ['<g id="a"onclick = "go()"/>', 'code that runs on an event'],
    ['<a xmlns="x"\n onfocus\n=\n"go()"/>', 'code that runs on an event'],
    ['<foreignObject><p/></foreignObject>', 'web page markup'],
    ['<h:iframe/>', 'web page markup'],
    ['<!DOCTYPE svg [<!ENTITY x "&#60;g/>">]><svg/>', 'definitions of its own'],
    ['<?xml-stylesheet href="a.css"?>', 'an external style sheet'],
    ['<style>@import "a.css";</style>', 'an external style sheet'],
    ['<set attributeName="xlink:href" to="#a"/>', 'an address that changes'],
    ['<image href="https://other.example/a.png"/>', 'an address outside the file'],
    ['<use xlink:href="//other.example/a.svg#b"/>', 'an address outside the file'],
    ['<a href="javascript:alert(1)"/>', 'an address outside the file'],
    ['<a href="&#106;avascript:alert(1)"/>', 'an address outside the file'],
    ['<a href=" javascript:alert(1)"/>', 'an address outside the file'],
    ["<a href\n=\n'\tjavascript:alert(1)'/>", 'an address outside the file'],
    ['<image href="data:image/svg+xml,x"/>', 'an address outside the file'],
    ['<style>p{fill:url(https://other.example/a)}</style>', 'an address outside the file'],
    ['<style>p{fill:url( "https://other.example/a")}</style>', 'an address outside the file'],
    [`<g onload${' '.repeat(99)}="go()"/>`, 'code that runs on an event'],
  ])('with %s', (drawing, part) => {
    expect(foreignPart(`<svg>${drawing}</svg>`)).toBe(part);
  });
});

describe('a drawing is taken', () => {
  test.each([
    ['<path d="M0 0h9v9z" fill="#333" style="opacity:.5"/>'],
    ['<use href="#leaf"/><g fill="url(#sky)"/><g fill="url( \'#sky\' )"/>'],
    ['<image href="data:image/png;base64,iVBO"/>'],
    ['<text>Open on Monday = 9, scripted in one go</text>'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/svg11.dtd">'],
    ['<animate attributeName="opacity" from="0" to="1"/>'],
  ])('with %s', (drawing) => {
    expect(foreignPart(`<svg>${drawing}</svg>`)).toBeUndefined();
  });
});
