import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { placeName } from '../../editor/origins/open-in-editor.ts';
import { EditorLink } from './editor-link.tsx';

/** The diagnostics, each with its place. */
export function Diagnostics({
  diagnostics,
  project,
}: {
  diagnostics: readonly Diagnostic[];
  project: string;
}) {
  return diagnostics.map((diagnostic) => (
    <p key={`${placeName(diagnostic)} ${diagnostic.message}`} className={diagnostic.severity}>
      <EditorLink {...{ project }} place={diagnostic}>
        {placeName(diagnostic)}
      </EditorLink>{' '}
      {diagnostic.message} <small>[{diagnostic.code}]</small>
      {diagnostic.help && <span>{diagnostic.help}</span>}
    </p>
  ));
}
