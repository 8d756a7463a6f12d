// Loaded by the development server through Vite.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { counted } from './counted.ts';
import { Diagnostics } from './diagnostics.tsx';
import { FileEntry } from './file-entry.tsx';
import type { ListedNoun } from './list-content.ts';

interface ContentPageProps {
  /** The folder that the files are in. */
  project: string;
  nouns: readonly ListedNoun[];
  diagnostics: readonly Diagnostic[];
}

/** The page that lists all content, each item linked to its file and line. */
export function renderContentPage(props: ContentPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<ContentPage {...props} />)}`;
}

function ContentPage({ project, nouns, diagnostics }: ContentPageProps) {
  const ofFile = Map.groupBy(diagnostics, ({ file }) => file);
  const listed = new Set(nouns.flatMap(({ files }) => files.map(({ file }) => file)));
  const elsewhere = diagnostics.filter(({ file }) => !listed.has(file));
  const files = nouns.flatMap((noun) => noun.files);
  const owed = files.flatMap((file) => file.owed);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>All content</title>
        <link rel="stylesheet" href="/dev/content-list/content-page.css" />
        <script type="module" src="/dev/content-list/follow-content.ts" />
      </head>
      <body data-project={project}>
        <header>
          <h1>All content</h1>
          <p>
            {counted(files.length, 'file')}, {counted(diagnostics.length, 'fault')},{' '}
            {counted(owed.length, 'thing')} owed. A click on a line opens it in your editor.
          </p>
          <nav aria-label="Nouns">
            <a href="/__content/sections">Gallery of section kinds</a>
            {nouns.map(({ noun, files: own }) => (
              <a key={noun} href={`#${noun}`}>
                {noun} <small>{own.length}</small>
              </a>
            ))}
          </nav>
          <label>
            Show only files with
            <input type="search" id="filter" placeholder="a name, a fact, a value, an address" />
          </label>
        </header>
        <main>
          {elsewhere.length > 0 && (
            <section>
              <h2>Faults in other files</h2>
              <Diagnostics diagnostics={elsewhere} project={project} />
            </section>
          )}
          {nouns.map(({ noun, description, files: own }) => (
            <section key={noun} id={noun}>
              <h2>{noun}</h2>
              <p>{description}</p>
              {own.map((file) => (
                <FileEntry
                  key={file.file}
                  {...{ file, project }}
                  diagnostics={ofFile.get(file.file) ?? []}
                />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
