import { MIMEType } from 'node:util';

/**
 * Whether a body is of that media type and in UTF-8, the only charset that is read: a filter in front would read another
 * one differently. A charset given twice is none, since readers differ on which of the two counts.
 */
export function isUtf8Of(mediaType: string, header = ''): boolean {
  if ((header.match(/charset/gi) ?? []).length > 1) return false;
  try {
    const { essence, params } = new MIMEType(header);
    return essence === mediaType && /^utf-8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}
