import { Fragment } from 'react';

/** A text whose long addresses break before an `@` or a dot rather than inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=@|(?<=[a-z])\.(?=[a-z]))/i).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
