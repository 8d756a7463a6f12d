/**
 * What was typed into text areas that came with a text: React gives them that text again when it takes them over. Returns
 * how to put back what was typed, or nothing where nothing was.
 */
export function keepTexts(container: HTMLElement): (() => void) | undefined {
  const typed = [...container.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((area) => [area, area.value] as const);
  if (typed.length === 0) return undefined;
  return () => {
    for (const [area, text] of typed) {
      // As if it were typed again: React does not see a value that is set.
      area.setRangeText(text, 0, area.value.length, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
