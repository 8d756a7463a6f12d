import { type ReactNode, useState } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import { keyOfPath, useIsWanted } from './field-context.ts';

interface FoldProps {
  /** The place that it folds; left out, what is in it has places of its own. */
  readonly path?: Path;
  /** What opens it; left out, the place itself and all below. */
  readonly opensFor?: readonly Path[];
  readonly label: string;
  /** Whether it is open from the start. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of a form that folds. It opens when something in it is wanted; only a person closes it, who may be typing there. */
export function Fold({ path, label, isOpen, children, ...props }: FoldProps) {
  const isWanted = useIsWanted(props.opensFor ?? (path ? [path] : [])) || isOpen;
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [open, setOpen] = useState(isWanted);
  // While rendering, for the field that gets the focus has to be seen by then.
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      className="group"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...(path && { 'data-path': keyOfPath(path) })}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
}
