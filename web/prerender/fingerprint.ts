import { hash } from 'node:crypto';

/** A fingerprint of texts, bytes and data. */
export function fingerprint(parts: readonly unknown[]): string {
  const words = parts.map((part) => (part instanceof Uint8Array ? hash('sha256', part) : part));
  return hash('sha256', JSON.stringify(words), 'base64url');
}
