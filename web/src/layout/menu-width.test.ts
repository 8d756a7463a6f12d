import { expect, test } from 'vitest';
import { menuBelow, menuFrom } from './menu-width.ts';

const words = 'Home,Boats,Rentals,Services,Showroom,Contact,Knox County,About';
const items = words
  .split(',')
  .map((text) => ({ text, ...(/County|About/.test(text) ? {} : { to: '/' }) }));
const dealer = { name: 'Heron Cove Kayaks', call: '1-207-555-0142', items };

test('a menu of eight words fits from 76 rem', () => {
  expect(menuFrom(dealer)).toBe(76);
});

test('each further word needs a wider window, and at last the slide-out menu', () => {
  const more = (count: number) =>
    menuFrom({
      ...dealer,
      items: [...items, ...Array(count).fill({ text: 'Accessories', to: '/' })],
    });
  expect([1, 2, 3, 4, 5].map(more)).toEqual([80, 90, 105, 105, 'never']);
});

test('a name counts as it wraps, in two lines', () => {
  const name = 'Heron Cove Kayaks and Canoes';
  expect(menuFrom({ ...dealer, name })).toBe(76);
  expect(menuFrom({ ...dealer, name: 'Donaudampfschifffahrtsgesellschaft' })).toBe(90);
});

test('a logo counts as wide as it is, in the place of the name if it shows that', () => {
  const file = {
    src: '/logo.svg',
    master: 'content/pictures/logo/heron.svg',
    width: 160,
    height: 40,
  };
  const logo = { light: file, dark: file };
  expect(menuFrom({ ...dealer, logo })).toBe(80);
  expect(menuFrom({ ...dealer, logo: { ...logo, withName: true } })).toBe(76);
});

test('in wider letters it needs a wider window', () => {
  expect(menuFrom({ ...dealer, letterWidth: 1.15 })).toBe(80);
});

test('in a line of its own it has the room of the name and of the call button too, or is never there', () => {
  const name = 'Donaudampfschifffahrtsgesellschaft';
  expect(menuBelow({ ...dealer, name, letterWidth: 1.15 })).toBe(76);
  expect(menuBelow({ ...dealer, items: [...items, ...items] })).toBe('never');
});
