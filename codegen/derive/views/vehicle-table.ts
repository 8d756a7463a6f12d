import type { VehicleTable } from '../../../generated/sections.ts';
import type { View } from '../context/view.ts';
import { markedText } from './marked-text.ts';

/** The table that the file of a vehicle has; of a unit, its own or that of its model. */
export const vehicleTable: View<VehicleTable> = {
  one(reference, context) {
    const { table } = context.get('vehicle', String(reference));
    if (!table) return {};
    const rows = table.rows.map((row) => row.map((cell) => markedText(cell, context)));
    return { table: { ...table, rows } };
  },
};
