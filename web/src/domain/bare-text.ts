/**
 * A text as it is compared and measured. While a page is edited, its texts carry signs that nobody sees, which say where
 * each is written: the same words may carry others.
 */
export function bareText(text: string): string {
  return text.replace(/[\u{e0100}-\u{e01ef}]/gu, '');
}
