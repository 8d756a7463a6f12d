/**
 * Keeps what was typed into text areas that came with a text, since React resets them when it hydrates. Returns how to
 * restore it, or undefined if nothing was typed.
 */
export function keepTexts(container: HTMLElement): (() => void) | undefined {
  const typed = [...container.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((area) => [area, area.value] as const);
  if (typed.length === 0) return undefined;
  return () => {
    for (const [area, text] of typed) {
      // As if it were typed again: React does not notice a value that is set.
      area.setRangeText(text, 0, area.value.length, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
