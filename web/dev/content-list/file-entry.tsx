import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { counted } from './counted.ts';
import { Diagnostics } from './diagnostics.tsx';
import { EditorLink, LineLink } from './editor-link.tsx';
import { FactTable } from './fact-table.tsx';
import type { ListedFile } from './list-content.ts';

interface FileEntryProps {
  file: ListedFile;
  diagnostics: readonly Diagnostic[];
  project: string;
}

/** A file. Folded, it shows its kind and counts; open, its diagnostics, pages, facts and what is owed. */
export function FileEntry({ file, diagnostics, project }: FileEntryProps) {
  const { facts, readings, owed, pages } = file;
  return (
    <details className="file" open={diagnostics.length > 0}>
      <summary>
        <strong>{file.title ?? file.id}</strong> <small>{file.id}</small>
        {diagnostics.length > 0 && <em className="bad">{counted(diagnostics.length, 'fault')}</em>}
        {owed.length > 0 && <em>{owed.length} owed</em>}
        {facts.length > 0 && <span>{counted(facts.length, 'fact')}</span>}
        {pages.length > 0 && <span>{counted(pages.length, 'page')}</span>}
      </summary>
      <p>
        <EditorLink {...{ project }} place={{ file: file.file, line: 1, column: 1 }}>
          {file.file}
        </EditorLink>
      </p>
      <Diagnostics {...{ diagnostics, project }} />
      {pages.length > 0 && (
        <p className="pages">
          {pages.map((path) => (
            <a key={path} className="address" href={path}>
              {path}
            </a>
          ))}
        </p>
      )}
      <FactTable {...{ facts, project }} overdue={readings.filter((each) => each.isOverdue)} />
      {owed.map(({ what, value, line }) => (
        <p key={what}>
          Owed: <LineLink {...{ project, line }} file={file.file} /> {what} {value && `(${value})`}
        </p>
      ))}
    </details>
  );
}
