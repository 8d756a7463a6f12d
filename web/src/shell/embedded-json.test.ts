import { expect, test } from 'vitest';
import { embeddedJson } from './embedded-json.ts';

test.for([
  ['</script><script>alert(1)</script>'],
  ['<!-- a comment that never ends'],
  ['a line\u2028and another'],
  ['A & B'],
])('%j neither ends its element nor changes its value', ([text]) => {
  const json = embeddedJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
