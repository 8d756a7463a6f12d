/** The fields of a message by name. */
export type MessageValues = Record<string, string>;

/** What is said when sending fails. */
export interface FailureTexts {
  /** The server refused and gave no reason. */
  readonly failed: string;
  /** The server was not reached. */
  readonly network: string;
}

export type SendOutcome =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly message: string };

/** The reason a refusal gives, if it gives one. */
async function reasonOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
}

/** Posts a message as JSON and says how it went; never throws. */
export async function sendMessage(
  endpoint: string,
  values: MessageValues,
  texts: FailureTexts,
): Promise<SendOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (response.ok) return { isSent: true };
    return { isSent: false, message: (await reasonOf(response)) ?? texts.failed };
  } catch {
    return { isSent: false, message: texts.network };
  }
}
