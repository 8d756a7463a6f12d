/** Addresses of what every page loads. */
export interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the development server serves instead of built files. */
export const developmentAssets: Assets = {
  styles: ['/src/styles/index.css'],
  scripts: ['/src/entry-client.ts'],
  fonts: [],
};

/** Finds the built files of the client's entry; the fonts are those of its stylesheet. */
export function builtAssets(manifest: Manifest): Assets {
  const entry = manifest['src/entry-client.ts'];
  if (!entry) throw new Error('The manifest of the build has no entry src/entry-client.ts.');
  const stylesheet = manifest['style.css'];
  const files = Object.values(manifest).map(({ file }) => file);
  const styles = [...(entry.css ?? []), ...(stylesheet ? [stylesheet.file] : [])];
  return {
    styles: styles.map(toAddress),
    scripts: [toAddress(entry.file)],
    fonts: files.filter((file) => file.endsWith('.woff2')).map(toAddress),
  };
}

function toAddress(file: string): string {
  return `/${file}`;
}
