/** A content coding the server can answer with. */
export type Encoding = 'br' | 'gzip' | 'identity';

const names = new Map<string, Encoding | '*'>([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['identity', 'identity'],
  ['*', '*'],
]);

/** The available coding that `Accept-Encoding` prefers; brotli wins a tie. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = readWeights(header);
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  // Identity is always allowed, but preferred only where the client says so.
  const best = Math.max(br, gzip, weights.get('identity') ?? 0);
  if (best === 0) return 'identity';
  if (br === best) return 'br';
  return gzip === best ? 'gzip' : 'identity';
}

function readWeights(header: string): Map<Encoding | '*', number> {
  const weights = new Map<Encoding | '*', number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';');
    const name = names.get(coding.trim().toLowerCase());
    if (name) weights.set(name, readQuality(parameters));
  }
  return weights;
}

function readQuality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [key = '', value = ''] = parameter.split('=');
    if (key.trim().toLowerCase() !== 'q') continue;
    const quality = Number(value.trim());
    return quality >= 0 && quality <= 1 ? quality : 0;
  }
  return 1;
}
