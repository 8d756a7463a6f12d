import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { fileEndings } from '../../../generated/contract/files.ts';
import { fillText } from '../domain/quantity.ts';
import type { Form } from './form-type.ts';

type Files = NonNullable<Form['fields'][number]['files']>;

interface FilesFieldProps extends ComponentProps<'input'> {
  files: Files;
}

/** A control for files that adds what is chosen to what was chosen before, and lists it. */
export function FilesField({ files, ...control }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const choose = (next: readonly File[]) => {
    if (!input.current) return;
    // The control holds what is shown, so that a plain post would send the same.
    const held = new DataTransfer();
    for (const file of next) held.items.add(file);
    input.current.files = held.files;
    setChosen(next);
  };
  // Whoever has chosen before the scripts came sees it too.
  useEffect(() => setChosen([...(input.current?.files ?? [])]), []);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(target.files ?? [])];
    const kept = chosen.filter((file) => !added.some((each) => isSame(each, file)));
    choose([...kept, ...added]);
  };
  const remove = (file: File) => {
    choose(chosen.filter((each) => each !== file));
    input.current?.focus();
  };
  return (
    <>
      <input
        {...control}
        ref={input}
        type="file"
        multiple={files.count > 1}
        accept={fileEndings(files.types).join(',')}
        onChange={add}
        className="field file:me-3 file:font-semibold"
      />
      {chosen.length > 0 && (
        <ul className="mt-2">
          {chosen.map((file) => (
            <li
              key={`${file.name} ${file.size}`}
              className="flex items-center justify-between gap-3"
            >
              <span className="min-w-0 break-words text-ui">{file.name}</span>
              <button
                type="button"
                className="min-h-11 shrink-0 font-semibold text-link text-ui first-letter:uppercase"
                aria-label={fillText(files.remove, { name: file.name })}
                onClick={() => remove(file)}
              >
                {fillText(files.remove, { name: '' }).trim()}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}

/** The files that a form holds, with their fields. */
export function filesIn(
  data: FormData,
  fields: Form['fields'],
): readonly (readonly [string, File])[] {
  return fields
    .filter(({ files }) => files)
    .flatMap(({ name }) =>
      data.getAll(name).flatMap((value) => {
        // A control without files gives one without a name.
        const isChosen = value instanceof File && (value.name !== '' || value.size > 0);
        return isChosen ? [[name, value] as const] : [];
      }),
    );
}
