import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';

/** A field that several records may have, with the place of its key among the others. */
export interface SharedField {
  readonly field: Field;
  /** What it is called, below the groups that it is in. */
  readonly label: string;
  readonly order: KeyOrder;
}

/** The fields of a form that can be set in several records at once: not what has a form or an address of its own. */
export function sharedFields(form: Field, around: readonly SharedField[] = []): SharedField[] {
  const { input } = form;
  if (input.is !== 'group') return [];
  const [own] = around;
  const order: KeyOrder = {
    order: input.order,
    ...(own?.order.order && { around: [own.order.order, ...(own.order.around ?? [])] }),
  };
  return input.fields.flatMap((field): SharedField[] => {
    if (field.isOfAddress || field.input.is === 'part') return [];
    if (field.input.is === 'list' && field.input.kinds.length > 0) return [];
    const shared = { field, order, label: own ? `${own.label} › ${field.label}` : field.label };
    if (field.input.is === 'group') return sharedFields(field, [shared]);
    // Of several forms that a value may have, that of the first record.
    return field.input.is === 'union'
      ? [shared, ...sharedFields(field.input.field, [shared])]
      : [shared];
  });
}
