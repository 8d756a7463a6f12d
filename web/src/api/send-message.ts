/** The texts shown when sending fails. */
export interface FailureTexts {
  /** The server refused and gave no reason. */
  readonly failed: string;
  /** The server was not reached. */
  readonly network: string;
}

export type SendOutcome =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly message: string };

/** The reason a refusal gives, if any. */
async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
}

/** A message on its way to the server. */
export interface Message {
  readonly endpoint: string;
  /** The key by which the server recognizes a message that is sent twice. */
  readonly key: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** Posts a message as JSON and reports the outcome; never throws. */
export async function sendMessage(
  { endpoint, key, values }: Message,
  texts: FailureTexts,
): Promise<SendOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(values),
    });
    if (response.ok) return { isSent: true };
    return { isSent: false, message: (await reasonOf(response)) ?? texts.failed };
  } catch {
    return { isSent: false, message: texts.network };
  }
}
