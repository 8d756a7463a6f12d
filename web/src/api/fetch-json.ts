/** An answer that is none: its status is not OK, or it is not JSON. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** True if our API has sent it, which gives a reason; a host that does not know the address gives none. */
  readonly isOfApi: boolean;

  constructor(status: number, body?: unknown) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.isOfApi = typeof Object(body).error === 'string';
  }
}

/** Gets a path and parses its JSON. */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, signal ? { signal } : {});
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined) throw new HttpError(response.status, body);
  return body;
}
