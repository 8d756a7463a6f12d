/**
 * Whether the server answered what the address asks. A busy one sends the page as it is without a query, and it never
 * reads a value that it does not know.
 */
export function isAnswered({ dataset }: HTMLElement, search: string): boolean {
  const [asked, answered] = [search, dataset.query].map((query) => new URLSearchParams(query));
  const names = dataset.reads?.split(' ') ?? [];
  return names.every((name) => readAll(asked, name) === readAll(answered, name));
}

const readAll = (query = new URLSearchParams(), name: string) =>
  query.getAll(name).filter(Boolean).join();
