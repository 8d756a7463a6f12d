/** Lets the browser answer the visitor in between. */
export function pause(): Promise<void> {
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
