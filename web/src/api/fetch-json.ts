/** Fetches a path of this site; anything but a good answer is an error that names the status. */
export async function fetchJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}
