import { describe, expect, test } from 'vitest';
import { openRuleBook, requiredClasses } from './used-rules.ts';

const sheet = [
  '@layer base{:root{--ink:#000;--paper:#fff;--shade:var(--ink)}p{color:var(--ink)}}',
  '@layer components{.card{margin:0}.card,.tile{padding:0}.card:is(.wide,.tall) .name{order:1}}',
  '@media (width>=48rem){.md\\:grid{display:grid}}',
  '@property --shade{syntax:"*";inherits:false}',
  '@media print{.card{border:0}}',
].join('');
const book = openRuleBook(sheet);
const rules = (...classes: string[]) => book.forClasses(new Set(classes));

describe('the rules of a page', () => {
  test('are those whose classes it has, in their order', () => {
    expect(rules('card')).toContain('.card{margin:0}.card{padding:0}');
    expect(rules('tile')).toContain('@layer components{.tile{padding:0}}');
  });

  test('keep what has no class, and what depends on alternatives', () => {
    expect(rules()).toContain('p{color:var(--ink)}');
    expect(rules('card', 'name')).toContain('.card:is(.wide,.tall) .name{order:1}');
  });

  test('keep properties that are read, and no others', () => {
    expect(rules()).toContain(':root{--ink:#000}');
    expect(rules()).not.toContain('@property');
  });

  test('hold the initial value of a property that none of them sets', () => {
    const registered = openRuleBook(
      [
        '@layer properties{*{--style:initial;--lead:initial}}',
        '.a{border-style:var(--style)}.b{--style:dashed}.c{line-height:var(--lead,1.5)}',
        '@property --style{syntax:"*";inherits:false;initial-value:solid}',
        '@property --lead{syntax:"*";inherits:false}',
      ].join(''),
    );
    expect(registered.forClasses(new Set(['a', 'c']))).toBe(
      '.a{border-style:solid}.c{line-height:1.5}',
    );
    expect(registered.forClasses(new Set(['a', 'b']))).toContain('border-style:var(--style)');
  });

  test('hold the one value that a property has wherever it is read', () => {
    const registered = openRuleBook(
      [
        '.a{--gap:0;margin:calc(1rem*var(--gap))}.b{--look:tabular;font-variant:var(--look,)}',
        '.c{font-variant:var(--look,)}',
        '@property --gap{syntax:"*";inherits:false;initial-value:0}',
        '@property --look{syntax:"*";inherits:false}',
      ].join(''),
    );
    expect(registered.forClasses(new Set(['a', 'b']))).toBe(
      '.a{margin:calc(1rem*0)}.b{font-variant:tabular}',
    );
    expect(registered.forClasses(new Set(['b', 'c']))).toContain('.c{font-variant:var(--look,)}');
  });

  test('leave out what moves between two pages', () => {
    const moving = openRuleBook(
      '.a{view-transition-name:cart}::view-transition-old(*){animation-duration:1s}.a{order:1}',
    );
    expect(moving.forClasses(new Set(['a']))).toBe('.a{order:1}');
  });

  test('say nothing twice', () => {
    const twice = openRuleBook('.a{mask:none;color:red;mask:none}');
    expect(twice.forClasses(new Set(['a']))).toBe('.a{mask:none;color:red}');
  });

  test('have the animations that they run, and no comments', () => {
    const moving = openRuleBook(
      '/*! by */.a{animation:rise 1s}@keyframes rise{0%{opacity:0}}@keyframes fall{to{opacity:0}}',
    );
    expect(moving.forClasses(new Set(['a']))).toBe(
      '.a{animation:rise 1s}@keyframes rise{0%{opacity:0}}',
    );
  });

  test('have no empty group, and nothing for paper', () => {
    expect(rules()).not.toContain('@media');
    expect(rules('md:grid')).toContain('@media (width>=48rem){.md\\:grid{display:grid}}');
  });
});

test('the sheet for paper has what is for paper, and nothing else', () => {
  expect(book.forPaper()).toBe('@media print{.card{border:0}}');
});

test.for([
  ['.md\\:grid-cols-\\[1fr_2fr\\]>:not(.a)', ['md:grid-cols-[1fr_2fr]']],
  [':is(.tone-dark,.tone-picture) .button:hover', ['button']],
  ['.card:has(.link:is(:hover,:focus)) .name', ['card', 'link', 'name']],
  [':where(.list>:not(:last-child))', ['list']],
  ['.list:not(:has(>.lead))', ['list']],
  ['.py-1\\.5', ['py-1.5']],
  ['a:hover', []],
  ['12.5%', []],
] as const)('%s needs %j', ([selector, classes]) => {
  expect(requiredClasses(selector)).toEqual(classes);
});
