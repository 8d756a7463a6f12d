import type { ReactNode } from 'react';

interface VehicleStageProps {
  /** The name is known before the vehicle is: the heading stands from the first moment on and keeps the focus. */
  name: string;
  picture: ReactNode;
  children: ReactNode;
}

/** The upper part of a vehicle's page: picture on one side, name and offer on the other. */
export function VehicleStage({ name, picture, children }: VehicleStageProps) {
  return (
    <div className="vehicle-stage mt-3 grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
      {picture}
      <div>
        <h1 className="text-h2" tabIndex={-1}>
          {name}
        </h1>
        {children}
      </div>
    </div>
  );
}
