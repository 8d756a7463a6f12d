interface PaperLineProps {
  name: string;
  lines: readonly string[];
}

/** On paper, what stands over a page: whose it is, how to reach them, where it stood and when. */
export function PaperLine({ name, lines }: PaperLineProps) {
  return (
    <p className="paper-only paper-line">
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}> · {line}</span>
      ))}
      <span data-paper-place="" />
    </p>
  );
}
