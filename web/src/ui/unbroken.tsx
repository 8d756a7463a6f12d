/** Longer words may break at their hyphens, or they would not fit on a small screen in large type. */
const longest = 14;

/** A text in which ranges, phone numbers and short compounds stay on one line: 24-48, 1-555-0100, trade-in. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/\b(\w+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
