/** The shape of a vehicle's page while it loads. */
export function VehiclePlaceholder({ text }: { text: string }) {
  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12" data-placeholder>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="aspect-3/2 w-full rounded-panel bg-soft motion-safe:animate-pulse" />
      <div className="flex flex-col gap-5" aria-hidden="true">
        <div className="h-10 w-3/4 rounded-field bg-soft" />
        <div className="h-8 w-1/3 rounded-field bg-soft" />
        <div className="h-28 w-full rounded-field bg-soft" />
        <div className="h-12 w-1/2 rounded-pill bg-soft" />
      </div>
    </div>
  );
}
