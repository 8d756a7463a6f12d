/** Yields, so that the browser can respond to the visitor. */
export function pause(): Promise<void> {
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
