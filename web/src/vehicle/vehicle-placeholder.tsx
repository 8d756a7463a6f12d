/** The shape of a vehicle's picture while it loads. */
export function PicturePlaceholder() {
  return (
    <div
      className="aspect-3/2 w-full rounded-panel bg-soft motion-safe:animate-pulse"
      data-placeholder
    />
  );
}

/** The shape of a vehicle's offer while it loads, and the word for those who do not see it. */
export function OfferPlaceholder({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="mt-5 flex flex-col gap-5" aria-hidden="true" data-placeholder>
        <div className="h-20 w-full rounded-field bg-soft" />
        <div className="h-64 w-full rounded-panel bg-soft" />
      </div>
    </>
  );
}
