import type { ReactNode } from 'react';
import { type EditorPlace, editorAddress } from '../../editor/origins/open-in-editor.ts';

/** A link that opens a line of a file. */
export function LineLink({ project, file, line }: { project: string; file: string; line: number }) {
  return (
    <EditorLink {...{ project }} place={{ file, line, column: 1 }}>
      line {line}
    </EditorLink>
  );
}

interface EditorLinkProps {
  project: string;
  place: EditorPlace;
  children: ReactNode;
}

/** A link that opens a place in the editor. */
export function EditorLink({ project, place, children }: EditorLinkProps) {
  return (
    <a className="line" href={editorAddress(project, place)}>
      {children}
    </a>
  );
}
