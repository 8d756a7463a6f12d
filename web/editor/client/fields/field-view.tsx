import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useForm } from './field-context.ts';
import { GroupView } from './group-view.tsx';
import { Labelled } from './labelled.tsx';
import { ListView } from './list-view.tsx';
import { printedText } from './marked-text.ts';
import { NumberField } from './number-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { UnionView } from './union-view.tsx';
import { WeekField } from './week-field.tsx';

/** A field of any kind. */
export function FieldView({ field, order }: { field: Field; order?: KeyOrder }) {
  const { session, shown } = useForm();
  const { input, path } = field;
  switch (input.is) {
    case 'text':
      if (input.names === 'picture') return <PictureField {...{ field, order }} />;
      return <TextField key={shown.opened} {...{ field, input, order }} />;
    case 'number':
      return <NumberField key={shown.opened} {...{ field, input, order }} />;
    case 'week':
      return <WeekField key={shown.opened} field={field} />;
    case 'choice':
      return <ChoiceField {...{ field, input, order }} />;
    case 'switch':
      return <SwitchField {...{ field, input, order }} />;
    case 'list':
      return <ListView {...{ field, input }} />;
    case 'group':
      return <GroupView {...{ field, input, order }} />;
    case 'union':
      return <UnionView {...{ field, input, order }} />;
    case 'part':
      return (
        <Labelled field={field}>
          <button
            type="button"
            className="part"
            onClick={() => session.open({ file: shown.file ?? '', path })}
          >
            {field.label} <small>{printedText(input.summary, shown.answer?.printed ?? {})}</small>
          </button>
        </Labelled>
      );
  }
}

/** A field within another. */
export const showField = (field: Field, order?: KeyOrder) => (
  <FieldView field={field} {...(order && { order })} />
);
