import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deferred } from './deferred.tsx';

test('a section that is loaded twice at once stays the component of the first load', async () => {
  const names = ['first', 'second'];
  const Section = deferred(async () => {
    const name = names.shift();
    return () => name;
  });
  await Promise.all([Section.load?.(), Section.load?.()]);
  expect(renderToStaticMarkup(<Section />)).toBe('first');
});
