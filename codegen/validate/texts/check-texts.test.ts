// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
// What is lost or damaged in a text, what is put in its place, and what only looks so.
import { expect, test } from 'vitest';
import { findingsIn } from './check-texts.ts';
import { editedText } from './finding.ts';

/** The codes of what is found, and the text once all that is sure is done. */
function judge(text: string) {
  const found = findingsIn(text);
  const edits = found.flatMap(({ edits: own = [], isSure }) => (isSure ? own : []));
  return {
    codes: [...new Set(found.map(({ diagnostic }) => diagnostic.code))],
    text: editedText(text, edits),
  };
}

test.each([
  ...[' ', '\t', '\u00a0', '\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u3000', '\ufeff'],
  ...['\ufe0f', '\u{e0041}', '\u200b\u00a0 ', '\u2028', '\u115f', '\u200e', '\u0007'],
])('%j shows nothing', (text) => {
  expect(judge(text)).toEqual({ codes: ['blank-text'], text });
});

test.each([
  ['condi\u200btion', 'condition'],
  ['a price\u202e', 'a price'],
  ['\u2066now\u2069', 'now'],
  ['soft\u00adly', 'softly'],
  ['one\u2028two', 'one two'],
  ['one \u2029 two', 'one  two'],
  ['one\u3164two', 'one two'],
  ['\ufeffone', 'one'],
  ['tag\u{e0041}ged', 'tagged'],
  ['text\ufe0f', 'text'],
  ['one\u200dtwo', 'onetwo'],
])('%j has characters that nobody sees', (text, shown) => {
  expect(judge(text)).toEqual({ codes: ['invisible-character'], text: shown });
});

test.each(['Apple \uf8ff', '\ue000one'])('what %j stands for is for its author to say', (text) => {
  expect(judge(text)).toEqual({ codes: ['invisible-character'], text });
});

test.each([
  ['EV &amp; NOMAD', 'EV & NOMAD'],
  ['Tom&#39;s', "Tom's"],
  ['10&nbsp;miles', '10\u00a0miles'],
  ['&#x2019;', '’'],
  ['R&amp;amp;D', 'R&D'],
  ['wait &lt; 5 min', 'wait < 5 min'],
  ['EV â€™NOMADâ€™', 'EV ’NOMAD’'],
  ['cafÃ©', 'café'],
  ['Ã‰tÃ©', 'Été'],
  ['Â© 2026', '© 2026'],
  ['10Â\u00a0miles', '10\u00a0miles'],
  ['â€œsoâ€\u009d', '“so”'],
  ['Ã¢â‚¬â„¢', '’'],
  ['ðŸ˜€', '😀'],
  ['don‚Äôt', 'don’t'],
  ['caf√©', 'café'],
  ['MÃ¼ller', 'Müller'],
])('%j is damaged, and was %j', (text, was) => {
  expect(judge(text)).toEqual({ codes: ['damaged-text'], text: was });
});

test.each(['EV \ufffd NOMAD', 'the bestâ€ cart', '&lt;b&gt;now&lt;/b&gt;'])(
  '%j is damaged, and cannot be repaired unasked',
  (text) => {
    expect(judge(text)).toEqual({ codes: ['damaged-text'], text });
  },
);

test.each([
  ['We **really** mean it', 'We really mean it'],
  ['**${site.name}**', '${site.name}'],
  ['_so_', 'so'],
  ['__so__ it is', 'so it is'],
  ['*so* it is', 'so it is'],
  ['***so***', 'so'],
  ['`so`', 'so'],
  ['## our story', 'our story'],
  ['EV <b>NOMAD</b>', 'EV NOMAD'],
  ['<span class="x">so</span>', 'so'],
])('%j is printed with its signs, and reads %j without', (text, shown) => {
  expect(judge(text)).toEqual({ codes: ['markup'], text: shown });
});

test.each([
  '# Our story',
  '> They said',
  '[our carts](/inventory)',
  '![a cart](cart.png)',
  '[write](mailto:a@b.example)',
  '<a href="/inventory">go</a>',
  '<https://a.example>',
  'one<br>two',
  '<p>one</p>',
  '<!-- one -->',
  '~~old~~ new',
])('what is meant by %j is for its author to say', (text) => {
  expect(judge(text)).toEqual({ codes: ['markup'], text });
});

test.each([
  ['${site.name}} is here', '${site.name} is here'],
  ['{${site.name} is here', '${site.name} is here'],
  ['{message}} again', '{message} again'],
  ['{message again', '{message again'],
  ['message} again', 'message} again'],
])('of %j the brace without its other half is printed; sure is %j', (text, shown) => {
  expect(judge(text)).toEqual({ codes: ['lost-sign'], text: shown });
});

test.each(['{n} carts', '$${ itself', '{{site.name}}', '$site.name}', '${site.name', '\\d{3}'])(
  'the braces of %j are no fault of a text, or one of a reference',
  (text) => {
    expect(judge(text).codes).toEqual([]);
  },
);

test('a new line begins no paragraph', () => {
  expect(judge('One.\nTwo.').codes).toEqual(['line-break']);
  expect(judge('One.\n').codes).toEqual([]);
});

test.each([
  ...[
    '10\u00a0miles',
    'Größe',
    'CAFÉ’S',
    'PÅ…',
    'IRMÃ”',
    '“Olé…”',
    'naïve – “so” ™ ½',
    'À la carte',
  ],
  ...['👨‍👩‍👧', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '葛󠄀', 'می‌خواهم', 'Пляж', '東京', 'שלום'],
  ...['AT&T; more', 'x &bogus; y', 'Tom & Jerry;', 'R&D', '&'],
  ...[
    '2+2',
    '24/7',
    '5*3*2',
    'Price* plus tax',
    '* Plus tax',
    'Rates (*) apply *',
    '50% **',
    'a_b_c',
  ],
  ...[
    '#1 at the beach',
    '# of seats',
    '#132a54',
    'Name: ____ Date: ____',
    'I <3 carts',
    'a < b > c',
  ],
  ...[
    '[1](see)',
    '[sic]',
    '/a_b_/c',
    'https://a.example/_x_?a=1',
    '~5 miles',
    'it`s',
    '>50 miles',
    '> 50 miles',
    'Price**, fee**',
  ],
])('%j is as it should be', (text) => {
  expect(judge(text)).toEqual({ codes: [], text });
});
