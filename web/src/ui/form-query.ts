/** What a form asks for; empty fields would only make its address longer. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
