import { createContext, type ReactNode, useContext } from 'react';

type Level = 2 | 3 | 4;

const LevelContext = createContext<Level>(2);

/** Sets the level of the headings inside: 3 below a section's own heading, else 2; without a level, one deeper. */
export function HeadingLevel({ level, children }: { level?: Level; children: ReactNode }) {
  const deeper = useContext(LevelContext) === 2 ? 3 : 4;
  return <LevelContext value={level ?? deeper}>{children}</LevelContext>;
}

interface HeadingProps {
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
}

/** A heading at the level of its context, so that no page skips one. */
export function Heading({ children, className = 'text-h4', id }: HeadingProps) {
  const Tag = `h${useContext(LevelContext)}` as const;
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}
