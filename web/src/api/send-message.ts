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
  /** Its files with their fields; undefined for a form that takes none. */
  readonly files?: readonly (readonly [field: string, file: File])[] | undefined;
  /** Told how much of the files has been sent. */
  readonly tell?: (share: number) => void;
}

/** Posts a message as JSON, or with its files, and reports the outcome; never throws. */
export async function sendMessage(message: Message, texts: FailureTexts): Promise<SendOutcome> {
  const { failed, network, call } = texts;
  const response = await (message.files ? postForm(message) : postJson(message)).catch(
    () => undefined,
  );
  if (!response) return { isSent: false, message: network, call };
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && !response.redirected && isReceipt(answer)) return { isSent: true };
  return { isSent: false, ...(refusalIn(response, answer) ?? { message: failed, call }) };
}

function postJson({ endpoint, key, values }: Message): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(key) },
    body: JSON.stringify(values),
    // The API redirects nobody: whoever does is another, such as the login page of a network.
    redirect: 'manual',
  });
}

async function postForm({ endpoint, key, values, files = [], tell = () => undefined }: Message) {
  const { postFiles } = await import('./send-files.ts');
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  for (const [name, file] of files) body.append(name, file, file.name);
  return postFiles(endpoint, { headers: headersOf(key), body }, tell);
}

function headersOf(key: string | undefined): Readonly<Record<string, string>> {
  return key ? { 'idempotency-key': key } : {};
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
