interface FootnoteProps {
  text?: string | undefined;
}

/** Small print under the content of a section. */
export function Footnote({ text }: FootnoteProps) {
  return text ? <p className="mt-8 max-w-text text-legal text-caption">{text}</p> : null;
}
