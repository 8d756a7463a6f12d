import { createContext, type ReactNode, useContext } from 'react';
import type { Path } from '../../../../codegen/diagnostics/diagnostic.ts';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { valueAt } from '../../../../codegen/model/data.ts';
import type { Message } from '../../calls/edit-request.ts';
import type { Session } from '../session.ts';
import type { Shown } from '../shown.ts';

/** The form that the fields are in. */
export interface FormState {
  readonly session: Session;
  readonly shown: Shown;
  /** Shows a field within another. */
  readonly show: (field: Field, order?: KeyOrder) => ReactNode;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form that a field is in. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field outside a form');
  return form;
}

/** The value at a path, with what was changed last. */
export function useValue(path: Path): unknown {
  return valueAt(useForm().shown.data, path);
}

/** The locale of the site: its habits are those of whoever types. */
export function useLocale(): string {
  return useForm().shown.answer?.locale ?? 'en-US';
}

export const keyOfPath = (path: Path): string => path.join('/');

/** What is said about the value itself; of one that was changed since, nothing yet. */
export function useMessages(path: Path): readonly Message[] {
  const { answer, data } = useForm().shown;
  const said = answer?.messages.filter((each) => keyOfPath(each.path) === keyOfPath(path)) ?? [];
  const [judged, now] = [answer?.data, data].map((each) => valueAt(each, path));
  return said.length > 0 && JSON.stringify(judged) === JSON.stringify(now) ? said : [];
}

/** Whether the form was opened at one of these values or below it, it was just added, or something is said about it there. */
export function useIsWanted(paths: readonly Path[]): boolean {
  const { answer, wanted: added } = useForm().shown;
  const { focus = [], messages = [], conflict } = answer ?? {};
  const said = [...messages, ...(conflict ? [conflict] : [])].map((each) => each.path);
  const wanted = [focus, added?.path ?? [], ...said];
  return wanted.some((each) => paths.some((path) => isWithin(each, path)));
}

/** Whether a value is at a path, or below it. */
export function isWithin(path: Path, around: Path): boolean {
  return (
    path.length >= around.length &&
    around.every((step, index) => String(step) === String(path[index]))
  );
}
