import { expect, test } from 'vitest';
import { frameOf, overlayOf } from './overlay.ts';

const diagnostic = {
  severity: 'error',
  file: 'content/none.yaml',
  line: 2,
  column: 3,
  message: 'unknown key "titel"',
  help: 'Did you mean "title"?',
} as const;

test('the frame points at the column', () => {
  expect(frameOf('path: /\n  titel: x\ntype: home\n', diagnostic)).toBe(
    ['1 | path: /', '2 |   titel: x', '      ^', '3 | type: home', '4 | '].join('\n'),
  );
});

test('the overlay shows the first fault with its place, and the others as links to theirs', () => {
  const other = { ...diagnostic, line: 9, message: 'too long' };
  const overlay = overlayOf('/project', [diagnostic, other]);
  expect(overlay?.err.message).toBe('unknown key "titel"\nDid you mean "title"?');
  expect(overlay?.err.stack).toBe('/project/content/none.yaml:9:3: too long');
  expect(overlay?.err.loc).toEqual({ file: '/project/content/none.yaml', line: 2, column: 3 });
});

test('warnings alone show no overlay', () => {
  expect(overlayOf('/project', [{ ...diagnostic, severity: 'warning' }])).toBeUndefined();
});
