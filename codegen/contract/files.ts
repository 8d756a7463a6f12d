/** What a field of files takes, and what is said of anything else. */
export interface FileRules {
  readonly types: readonly string[];
  /** The most files. */
  readonly count: number;
  /** The most megabytes of each. */
  readonly size: number;
  /** The text for what is of another type; `{name}` is the file. */
  readonly wrongType: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly tooMuch: string;
}

/** A file as a visitor gives it. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
}

const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
};

const megabyte = 1_000_000;

/** The most bytes of all files of a message. */
export const mostBytes = 25 * megabyte;

/** The ends of the names that files of these types have: `.jpg`. */
export function fileEndings(types: readonly string[]): readonly string[] {
  return types.flatMap((type) => (extensions[type] ?? []).map((each) => `.${each}`));
}

/** The type that the name of a file says. */
export function typeNamed(name: string): string | undefined {
  const end = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.keys(extensions).find((type) => extensions[type]?.includes(end));
}

interface FileField {
  readonly files?: FileRules | undefined;
  readonly optional?: boolean | undefined;
  readonly message?: string | undefined;
}

/** What is wrong with the files of a field, in the words of its form. */
export function fileFault(field: FileField, given: readonly GivenFile[]): string | undefined {
  const { files: rules, optional, message } = field;
  if (!rules) return undefined;
  if (given.length === 0) return optional ? undefined : (message ?? rules.tooMany);
  if (given.length > rules.count) return rules.tooMany;
  const odd = given.find(({ name }) => !rules.types.includes(typeNamed(name) ?? ''));
  if (odd) return rules.wrongType.replace('{name}', () => odd.name);
  const large = given.find(({ size }) => size > rules.size * megabyte);
  if (large) return rules.tooLarge.replace('{name}', () => large.name);
  return given.reduce((sum, { size }) => sum + size, 0) > mostBytes ? rules.tooMuch : undefined;
}
