// In development the site's components make their elements with this, in place of React's own: see `marked-elements.ts`.
import * as runtime from 'react/jsx-dev-runtime';
import { placesIn, withoutPlaces } from '../../../codegen/model/place-marks.ts';

export const { Fragment } = runtime;

/** Elements whose text is no part of the page. */
const unseen = ['title', 'option', 'textarea', 'script', 'style'];

/**
 * Makes an element as React does. Only a text that is seen keeps its marks: of an attribute, which others read, the
 * numbers are named beside it.
 */
export const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) =>
  runtime.jsxDEV(type, typeof type === 'string' ? named(type, Object(props)) : props, ...rest);

function named(type: string, props: Readonly<Record<string, unknown>>) {
  const numbers: number[] = [];
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'string') return Array.isArray(value) ? value.map(plain) : value;
    numbers.push(...placesIn(value));
    return withoutPlaces(value);
  };
  const isPlain = (name: string) => name !== 'children' || unseen.includes(type);
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    isPlain(name) ? plain(value) : value,
  ]);
  const places = numbers.length > 0 && { 'data-places': numbers.join(' ') };
  return { ...Object.fromEntries(entries), ...places };
}
