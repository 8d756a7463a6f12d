/** The addresses of what every page loads. */
export interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** What asks whether scripts of other sites may load, on the pages of dealers who have some. */
  readonly consentScript?: string;
  /** The code that runs a page with sections of these kinds, all files of it. */
  application(kinds: readonly string[]): string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The fonts that every page needs: the dealer's own, those of this program or of packages; what is for accented letters alone loads on demand. */
const everydayFonts = [
  /\/content\/fonts\/[^/]+\.woff2$/,
  /^src\/styles\/fonts\//,
  /-latin-wght-normal\.woff2$/,
];

/** What the development server serves instead of built files. */
export const developmentAssets: Assets = {
  styles: ['/src/styles/index.css'],
  scripts: ['/src/entry-client.ts'],
  fonts: [],
  consentScript: '/src/consent.ts',
  application: () => [],
};

/** Finds the built files of the client's entry; the fonts are those of its stylesheet. */
export function builtAssets(manifest: Manifest): Assets {
  const entry = entryOf(manifest, 'src/entry-client.ts');
  const consent = entryOf(manifest, 'src/consent.ts');
  const stylesheet = manifest['style.css'];
  const fonts = fontsIn(manifest);
  const styles = [...(entry.css ?? []), ...(stylesheet ? [stylesheet.file] : [])];
  return {
    styles: styles.map(toAddress),
    scripts: [toAddress(entry.file)],
    fonts: fonts.map(toAddress),
    consentScript: toAddress(consent.file),
    application(kinds) {
      const sources = new Set(['src/navigation/start.tsx', ...kinds.map(sectionSource)]);
      // A set also yields what is added to it while it is read.
      for (const source of sources) {
        for (const imported of manifest[source]?.imports ?? []) sources.add(imported);
      }
      const files = Array.from(sources, (source) => manifest[source]?.file ?? []).flat();
      return files.filter((file) => file !== entry.file).map(toAddress);
    },
  };
}

function entryOf(manifest: Manifest, source: string): ManifestChunk {
  const entry = manifest[source];
  if (!entry) throw new Error(`The manifest of the build has no entry ${source}.`);
  return entry;
}

function fontsIn(manifest: Manifest): readonly string[] {
  const found = everydayFonts.map((pattern) =>
    Object.entries(manifest).flatMap(([source, { file }]) => (pattern.test(source) ? file : [])),
  );
  return found.find((files) => files.length > 0) ?? [];
}

/** The module of a kind of section; a kind without a deferred module is part of the others' code. */
function sectionSource(kind: string): string {
  return `src/sections/${kind}.tsx`;
}

function toAddress(file: string): string {
  return `/${file}`;
}
