import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router-dom';
import { queryOf } from '../ui/form-query.ts';

/**
 * A form whose answer depends on the query alone: server and browser, a reload, a shared link and paper all show the
 * same. `formKey` changes when the address changes without the form, which resets its fields. What is `entered` and not
 * sent yet is answered as well, once it is complete: no answer stands beside fields that say otherwise.
 */
export function useQueryForm() {
  const { search } = useLocation();
  const send = useSubmit();
  const answer = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState({ search, start: search });
  const [runs, setRuns] = useState(0);
  useEffect(() => {
    if (runs > 0) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [runs]);
  if (own.search !== search) setOwn({ search, start: search });
  const [draft, setDraft] = useState({ search, entered: search, isComplete: true });
  const shown = draft.search === search ? draft : { entered: search, isComplete: true };
  const enter = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isComplete = form.checkValidity();
    setDraft({ search, entered: isComplete ? `${queryOf(form)}` : '', isComplete });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React tells of a chosen radio button by its click: prevented, the choice would be undone.
    if (event.type === 'submit') event.preventDefault();
    const asked = queryOf(event.currentTarget);
    setOwn({ ...own, search: asked.size > 0 ? `?${asked}` : '' });
    // Without an action the fragment of the address would stay, and the page would jump there.
    send(asked, { action: '.', replace: true, preventScrollReset: true });
    setRuns((count) => count + 1);
  };
  return {
    query: new URLSearchParams(search),
    entered: new URLSearchParams(shown.entered),
    isComplete: shown.isComplete,
    enter,
    submit,
    answer,
    formKey: own.start,
  };
}
