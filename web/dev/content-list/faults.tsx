import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts';
import { placeName } from '../open-in-editor.ts';
import { EditorLink } from './editor-link.tsx';

/** The faults, each with its place. */
export function Faults({ faults, project }: { faults: readonly Diagnostic[]; project: string }) {
  return faults.map((fault) => (
    <p key={`${placeName(fault)} ${fault.message}`} className={fault.severity}>
      <EditorLink {...{ project }} place={fault}>
        {placeName(fault)}
      </EditorLink>{' '}
      {fault.message} <small>[{fault.code}]</small>
      {fault.help && <span>{fault.help}</span>}
    </p>
  ));
}
