const letters = [
  ...'abcdefgABCDEFG0123456789éèçñßøłđæœÅŠŽıþĐŁÆÉÑ',
  ...'пляжСоЖь',
  ...'αβγΩ',
  ...'東京서บתن',
  ...'½²①&+%#@!()',
];

/** A file name as people write it. */
export function randomName(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(letters)).join(''),
  );
  return words.join(pick([' ', '-', '_', ' - ']));
}
