import { VehicleList } from './vehicle-list.tsx';

/** One placeholder card each while the list loads. */
const placeholderKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton cards the size of real ones; the loading itself is announced elsewhere. */
export function PlaceholderCards() {
  return (
    <VehicleList className="mt-3" isPlaceholder>
      {placeholderKeys.map((key) => (
        <li className="card" key={key} data-placeholder>
          <div className="aspect-3/2 w-full bg-soft motion-safe:animate-pulse" />
          <div className="flex flex-col gap-4 p-6">
            <div className="h-6 w-2/3 rounded-field bg-soft" />
            <div className="h-8 w-1/3 rounded-field bg-soft" />
            <div className="h-16 w-full rounded-field bg-soft" />
            <div className="h-12 w-1/2 rounded-pill bg-soft" />
          </div>
        </li>
      ))}
    </VehicleList>
  );
}
