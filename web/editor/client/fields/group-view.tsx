import { Fragment, useState } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, GroupInput } from '../../../../codegen/form/field.ts';
import { isRecord, valueAt } from '../../../../codegen/model/data.ts';
import { entryKey, namedEntry } from './entry-name.ts';
import { keyOfPath, useForm, useValue } from './field-context.ts';
import { Fold } from './fold.tsx';
import { Help, Messages } from './labelled.tsx';
import { partNow } from './shifted-field.ts';
import { TableField, tableIn } from './table-field.tsx';

interface GroupViewProps {
  readonly field: Field;
  readonly input: GroupInput;
  /** Where the group itself stands among others. */
  readonly order?: KeyOrder | undefined;
}

/** A group within a form, folded unless it is what the form was opened for. */
export function GroupView({ field, input, order }: GroupViewProps) {
  if (input.isOneText) return <OneText {...{ field, input }} />;
  return <FoldedGroup {...{ field, input, order }} />;
}

/** A text with a field for each language, side by side: whoever changes one sees what the others say. */
function OneText({ field, input }: GroupViewProps) {
  return (
    <div className="one-text">
      <GroupFields {...{ field, input }} />
      <RemoveButton field={field} />
    </div>
  );
}

function RemoveButton({ field }: { field: Field }) {
  const { session } = useForm();
  const isInList = typeof field.path.at(-1) === 'number';
  if (field.isRequired || isInList) return null;
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => session.make({ does: 'remove', path: field.path })}
    >
      Remove {field.label}
    </button>
  );
}

function FoldedGroup({ field, input, order }: GroupViewProps) {
  // A price of one line: there is nothing to gain by folding it.
  const written = input.fields.filter(({ isWritten }) => isWritten).length;
  const isSmall = field.path.length === 1 && written <= 2;
  return (
    <Fold path={field.path} label={field.label} isOpen={field.isRequired || isSmall}>
      <Help field={field} />
      <GroupFields {...{ field, input, order }} />
      <RemoveButton field={field} />
    </Fold>
  );
}

/** The fields of a group, and buttons for those that are not there; what addresses are made of is folded away. */
export function GroupFields({ field, input, order: own }: GroupViewProps) {
  const { fresh } = input;
  const around = own?.order && [own.order, ...(own.around ?? [])];
  const order = { order: input.order, ...(around && { around }) };
  // The kind says what the form is: another kind is another section.
  const fields = [...input.fields, ...useAdded(field, input)].filter(
    (each) => each.path.at(-1) !== 'kind',
  );
  const ofAddress = fields.filter(({ isOfAddress }) => isOfAddress);
  const table = tableIn(input);
  const isInTable = (each: Field) => each.path.at(-1) === 'columns' || each.path.at(-1) === 'rows';
  const plain = fields.filter((each) => !each.isOfAddress && !(table && isInTable(each)));
  return (
    <>
      <Messages field={field} />
      <FieldList fields={plain} order={order} />
      {table && <TableField {...table} />}
      {fresh !== undefined && <NewKey {...{ field, fresh }} names={input.names} />}
      {ofAddress.length > 0 && (
        <Fold label="For the address" isOpen={false} opensFor={ofAddress.map(({ path }) => path)}>
          <FieldList fields={ofAddress} order={order} />
        </Fold>
      )}
    </>
  );
}

/** The entries by names of their own that have just been added. */
function useAdded({ path }: Field, { fields, fresh, order }: GroupInput): readonly Field[] {
  const value = useValue(path);
  const known = [...order, ...fields.map((each) => each.path.at(-1))];
  if (fresh === undefined || !isRecord(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !known.includes(key))
    .map(([key, entry]) => partNow([...path, key], entry));
}

function FieldList({ fields, order }: { fields: readonly Field[]; order: KeyOrder }) {
  const { session, shown, show } = useForm();
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
      {there.map((each) => (
        <Fragment key={each.path.join('/')}>{show(each, order)}</Fragment>
      ))}
      {missing.length > 0 && (
        <div className="add">
          {missing.map((each) => (
            <button
              key={each.label}
              type="button"
              data-adds={keyOfPath(each.path)}
              title={each.help}
              onClick={() => add(each)}
            >
              + {each.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

interface NewKeyProps {
  readonly field: Field;
  readonly fresh: NonNullable<GroupInput['fresh']>;
  readonly names: string | undefined;
}

/** Adds an entry that is called as somebody types. */
function NewKey({ field, fresh, names }: NewKeyProps) {
  const { session, shown } = useForm();
  const [name, setName] = useState('');
  const path = [...field.path, entryKey(name, names)];
  const add = async () => {
    await session.make({ does: 'set', path, value: namedEntry(fresh, name) });
    await session.open({ file: shown.file ?? '', path });
  };
  return (
    <div className="add">
      <label>
        Name of a new entry
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" disabled={name.trim() === ''} onClick={() => void add()}>
        + Add
      </button>
    </div>
  );
}
