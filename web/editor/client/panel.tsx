import { Fragment, useEffect, useRef } from 'react';
import { AddedView } from './changes/added-view.tsx';
import { OldName } from './changes/old-name.tsx';
import { RecordMenu } from './changes/record-menu.tsx';
import { FormContext, keyOfPath } from './fields/field-context.ts';
import { FieldView, showField } from './fields/field-view.tsx';
import { GroupFields } from './fields/group-view.tsx';
import { MessageView } from './fields/labelled.tsx';
import { printedText } from './fields/marked-text.ts';
import type { PageFrame } from './page-frame.ts';
import { ModelNote, PanelHead } from './panel-head.tsx';
import type { Around } from './pointing.ts';
import type { Session } from './session.ts';
import type { Shown } from './shown.ts';
import { UnsavedView } from './unsaved-view.tsx';
import { useShownOnPage } from './use-shown-on-page.ts';

interface PanelProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly frame: PageFrame;
  /** What stands around what the form was opened from. */
  readonly around: Around;
}

/** The form of a record or section, beside the page. */
export function Panel({ session, shown, frame, around }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { answer, file = '', wanted, changes } = shown;
  useEffect(() => {
    if (wanted) focusField(panel.current, wanted.path);
  }, [wanted]);
  const showOnPage = useShownOnPage(panel, shown, frame);
  if (!answer) return null;
  const { form, messages, template, unread } = answer;
  return (
    <FormContext value={{ session, shown, show: showField }}>
      <aside
        ref={panel}
        aria-label="Edit"
        onKeyDown={({ key }) => {
          // What is not saved is taken back first.
          if (key === 'Escape') void (changes.length > 0 ? session.discard() : session.close());
        }}
        onFocus={({ target }) => showOnPage(target)}
      >
        <header>
          <nav aria-label="Parts">
            {form?.parts.map(({ path, label }) => (
              <button
                key={keyOfPath(path)}
                type="button"
                onClick={() => void session.open({ file, path })}
              >
                {printedText(label, answer.printed ?? {})}
              </button>
            ))}
          </nav>
          {shown.canGoBack && (
            <button type="button" onClick={() => void session.back()}>
              ← Back
            </button>
          )}
          <button type="button" aria-label="Close" onClick={() => void session.close()}>
            ✕
          </button>
          <ModelNote {...{ session, file, around }} />
        </header>
        <PanelHead {...{ session, file, frame, around }} place={answer.inEditor} />
        {template && (
          <div className="message">
            This is a template: what it says is on {template.pages} pages.{' '}
            {template.record && (
              <button type="button" onClick={() => void session.open(template.record ?? { file })}>
                Change {template.record.label} only
              </button>
            )}
          </div>
        )}
        <RecordMenu key={file} {...{ file, session }} />
        <AddedView shown={shown} />
        {shown.renamed && <OldName {...{ session, renamed: shown.renamed }} />}
        {messages
          .filter(({ path }) => path.length === 0 && unread === undefined)
          .map((message) => (
            <MessageView key={message.text + message.help} message={message} />
          ))}
        {form && (
          <Fragment key={`form of ${file}`}>
            {form.field.input.is === 'group' ? (
              <GroupFields field={form.field} input={form.field.input} />
            ) : (
              <FieldView field={form.field} />
            )}
          </Fragment>
        )}
        <UnsavedView {...{ session, shown }} />
      </aside>
    </FormContext>
  );
}

/** Goes to the field of a path, or to that of what is around it. */
function focusField(panel: HTMLElement | null, path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length--) {
    const key = CSS.escape(path.slice(0, length).join('/'));
    const adds = panel?.querySelector<HTMLElement>(`[data-adds="${key}"]`);
    if (adds) {
      adds.focus();
      return;
    }
    const field = panel?.querySelector(`[data-path="${key}"]`);
    const input = field?.querySelector<HTMLElement>(
      'input, select, [role="textbox"], button:not([tabindex="-1"])',
    );
    if (!field || !input) continue;
    field.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
    return;
  }
  panel?.querySelector<HTMLElement>('.field :is(input, select, [role="textbox"])')?.focus();
}
