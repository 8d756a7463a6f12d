import { useId, useState } from 'react';
import type { NamedPart, NamedRecord, Written } from '../../calls/changes/shown.ts';
import type { Session } from '../session.ts';
import { useCall } from '../use-calls.ts';
import { FormButtons } from './form-buttons.tsx';
import { RefusalView } from './refusal-view.tsx';

interface NameFormProps {
  readonly file: string;
  readonly session: Session;
  readonly record: NamedRecord;
  /** Whether a new record is to be called so, or this one. */
  readonly isNew?: boolean;
  /** What is to be called so inside the file, if it is not the whole. */
  readonly part?: NamedPart;
  readonly onClose: () => void;
}

/** Asks what a record is to be called; its address is made from that. */
export function NameForm({ file, session, record, isNew = false, part, onClose }: NameFormProps) {
  const id = useId();
  const now = part?.name ?? record.name;
  const [name, setName] = useState(isNew ? '' : now);
  const others = (!part && record.names) || [];
  const [names, setNames] = useState(() =>
    Object.fromEntries(others.map(({ language, text }) => [language, isNew ? '' : text])),
  );
  const asked = {
    file,
    name,
    ...(others.length > 0 && { names }),
    ...(part && { part: { noun: part.noun, id: part.id } }),
  };
  const goOn = async ({ file: next, address, renamed, copied = [] }: Written) => {
    if (next === null) return;
    const called = { file: next, name: name.trim(), like: record.name };
    if (isNew) return session.goOn({ ...called, address, copied });
    if (part) onClose();
    // The form that is open is that of a file which is no more, or says otherwise.
    await session.follow(next, renamed);
    return session.pointOut({ from: now, to: name.trim() });
  };
  const saving = useCall(isNew ? 'addRecord' : 'renameRecord', goOn);
  const isUnsaid = [name, ...Object.values(names)].some((each) => each.trim() === '');
  const isSame =
    name.trim() === now && others.every(({ language, text }) => names[language] === text);
  const nameIs = part ? 'name' : record.nameIs;
  const what = isNew ? `A ${record.noun} like ${record.name}` : `Rename ${now}`;
  const calledAs = nameIs === 'name' ? `${what}, called` : `${what}: its ${nameIs}`;
  return (
    <form
      className="field"
      aria-label={what}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(asked);
      }}
    >
      <label htmlFor={id}>{isNew ? calledAs : `New ${nameIs}`}</label>
      <p className="help">{helpOf(isNew, nameIs, part)}</p>
      <input
        id={id}
        ref={(input) => input?.focus()}
        value={name}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
      />
      {others.map(({ language, name: inLanguage }) => (
        <label key={language}>
          The same in {inLanguage}
          <input
            value={names[language]}
            maxLength={200}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
        </label>
      ))}
      <RefusalView error={saving.error} />
      <FormButtons
        submit={isNew ? 'Add' : 'Rename'}
        isPending={saving.isPending}
        isDisabled={isUnsaid || (!isNew && isSame)}
        onClose={onClose}
      />
    </form>
  );
}

function helpOf(isNew: boolean, nameIs: string, part: NamedPart | undefined): string {
  if (part)
    return 'The content refers to it by this name, which visitors do not read. Whatever refers to it is changed too.';
  return isNew
    ? `Its address is made from the ${nameIs}. Everything else begins as it is there.`
    : `The address follows the ${nameIs}. The old address leads to the new one, and whatever refers to it is changed too.`;
}
