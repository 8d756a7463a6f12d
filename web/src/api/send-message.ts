/** The texts shown when sending fails. */
export interface FailureTexts {
  /** No message was taken, and no reason was given. */
  readonly failed: string;
  /** The server was not reached. */
  readonly network: string;
  /** Whom to call instead. */
  readonly call?: string;
}

/** Why a message was not taken, and whom to call instead, unless the reason says so. */
export interface Failure {
  readonly message: string;
  readonly call?: string | undefined;
}

type Refusal = Failure | { readonly fields: Readonly<Record<string, string>> };

export type SendOutcome = { readonly isSent: true } | ({ readonly isSent: false } & Refusal);

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
  const { failed, network, call } = texts;
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(values),
    // The API redirects nobody: whoever does is another, such as the login page of a network.
    redirect: 'manual',
  } as const;
  const response = await fetch(endpoint, post).catch(() => undefined);
  if (!response) return { isSent: false, message: network, call };
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && !response.redirected && isReceipt(answer)) return { isSent: true };
  return { isSent: false, ...(refusalIn(response, answer) ?? { message: failed, call }) };
}

/** Only the API answers with the number under which the message is kept; a good status alone is anybody's. */
function isReceipt(answer: unknown): boolean {
  const { ok, id } = Object(answer);
  return ok === true && typeof id === 'string' && id !== '';
}

/** What the API says against a message. */
function refusalIn({ ok }: Response, answer: unknown): Refusal | undefined {
  const { error, fields } = Object(answer);
  if (ok) return undefined;
  const texts = Object.entries(Object(fields)).filter(isText);
  if (texts.length > 0) return { fields: Object.fromEntries(texts) };
  return typeof error === 'string' && error !== '' ? { message: error } : undefined;
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1] !== '';
}
