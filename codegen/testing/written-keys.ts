// Test support: writes some keys of a YAML file and leaves the others alone.
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

/** A text with the values of another text's keys, and its own other keys. */
export function withKeys(text: string, keys: string): string {
  const document = parseDocument(text);
  const written = parseDocument(keys);
  if (isMap(document.contents) && isMap(written.contents))
    merge(document.contents, written.contents);
  return document.toString({ lineWidth: 0 });
}

/** A text without a key. */
export function withoutKey(text: string, key: string): string {
  const document = parseDocument(text);
  document.delete(key);
  return document.toString({ lineWidth: 0 });
}

function merge(into: YAMLMap, from: YAMLMap): void {
  for (const { key, value } of from.items) {
    const own = into.get(isScalar(key) ? key.value : key, true);
    if (isMap(own) && isMap(value)) merge(own, value);
    else into.set(key, value);
  }
}
