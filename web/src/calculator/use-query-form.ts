import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router-dom';
import { queryOf } from '../ui/form-query.ts';

/**
 * A form whose answer depends on the query alone: server and browser, a reload, a shared link and paper all show the
 * same. `formKey` changes when the address changes without the form, which resets its fields. What is entered is answered
 * at once, as soon as it is complete: no answer stands beside fields that say otherwise.
 */
export function useQueryForm() {
  const { search } = useLocation();
  const send = useSubmit();
  const answer = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState({ search, start: search });
  const [refused, setRefused] = useState<string>();
  const [runs, setRuns] = useState(0);
  useEffect(() => {
    if (runs > 0) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [runs]);
  if (own.search !== search) setOwn({ search, start: search });
  const enter = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isComplete = form.checkValidity();
    setRefused(isComplete ? undefined : search);
    if (!isComplete) return;
    const asked = queryOf(form);
    setOwn({ ...own, search: asked.size > 0 ? `?${asked}` : '' });
    // Without an action the fragment of the address would stay, and the page would jump there.
    send(asked, { action: '.', replace: true, preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter(event);
    setRuns((count) => count + 1);
  };
  return {
    query: new URLSearchParams(search),
    isComplete: refused !== search,
    enter,
    submit,
    answer,
    formKey: own.start,
  };
}
