import { Fragment, useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, GroupInput } from '../../../../codegen/form/field.ts';
import { valueAt } from '../../../../codegen/model/data.ts';
import { useForm } from './field-context.ts';
import { Fold } from './fold.tsx';
import { Messages } from './labelled.tsx';

interface GroupViewProps {
  readonly field: Field;
  readonly input: GroupInput;
  /** Where the group itself stands among others. */
  readonly order?: KeyOrder | undefined;
}

/** A group within a form, folded unless it is what the form was opened for. */
export function GroupView({ field, input, order }: GroupViewProps) {
  const { session } = useForm();
  return (
    <Fold path={field.path} label={field.label} isOpen={field.isRequired}>
      <p className="help">{field.help}</p>
      <GroupFields {...{ field, input, order }} />
      {!field.isRequired && (
        <button
          type="button"
          className="quiet"
          onClick={() => session.make({ does: 'remove', path: field.path })}
        >
          Remove {field.label}
        </button>
      )}
    </Fold>
  );
}

/** The fields of a group, and buttons for those that are not there. */
export function GroupFields({ field, input, order: own }: GroupViewProps) {
  const { session, shown, show } = useForm();
  const { fresh } = input;
  const around = own?.order && [own.order, ...(own.around ?? [])];
  const order = { order: input.order, ...(around && { around }) };
  // The kind says what the form is: another kind is another section.
  const fields = input.fields.filter((each) => each.path.at(-1) !== 'kind');
  // What has just been added is there before the answer has come.
  const isThere = (each: Field) =>
    each.isWritten ||
    each.isRequired ||
    each.input.is === 'switch' ||
    valueAt(shown.data, each.path) !== undefined;
  const [there, missing] = [true, false].map((is) =>
    fields.filter((each) => isThere(each) === is),
  ) as [Field[], Field[]];
  const add = (each: Field) =>
    session.add({ does: 'set', path: each.path, value: each.fresh, ...order });
  return (
    <>
      <Messages field={field} />
      {there.map((each) => (
        <Fragment key={each.path.join('/')}>{show(each, order)}</Fragment>
      ))}
      {missing.length > 0 && (
        <div className="add">
          {missing.map((each) => (
            <button key={each.label} type="button" title={each.help} onClick={() => add(each)}>
              + {each.label}
            </button>
          ))}
        </div>
      )}
      {fresh !== undefined && <NewKey {...{ field, fresh }} />}
    </>
  );
}

/** Adds an entry under a name of one's own. */
function NewKey({ field, fresh }: { field: Field; fresh: NonNullable<GroupInput['fresh']> }) {
  const { session, shown } = useForm();
  const [name, setName] = useState('');
  const path = [...field.path, name];
  const add = async () => {
    await session.make({ does: 'set', path, value: fresh });
    await session.open({ file: shown.file ?? '', path });
  };
  return (
    <div className="add">
      <label>
        Name of a new entry
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" disabled={name === ''} onClick={() => void add()}>
        + Add
      </button>
    </div>
  );
}
