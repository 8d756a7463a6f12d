import { useState } from 'react';
import type { Field } from '../../../../codegen/form/field.ts';
import { daysOf } from '../../../../codegen/model/opening-hours.ts';
import { useForm, useLocale, useValue } from './field-context.ts';
import { Help, MessagesBelow } from './labelled.tsx';
import { timeSpelling } from './read-typed.ts';
import { useTyped } from './use-typed.ts';
import { type DayLine, type HoursRow, rowChanges, rowsOf, weekOf } from './week.ts';

const monday = Date.UTC(2024, 0, 1);
const nameOf = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const names = Array.from({ length: 7 }, (_, day) => nameOf.format(monday + day * 86_400_000));
const usual: DayLine = { opens: '09:00', closes: '17:00' };

/** Opening hours as a week: seven days, each with its times, or a text in their place. */
export function WeekField({ field }: { field: Field }) {
  const { session } = useForm();
  const rows = (useValue(field.path) ?? []) as readonly HoursRow[];
  const week = weekOf(rows);
  /** The day that was changed last, and those that shared its line before. */
  const [last, setLast] = useState<{ day: number; alike: readonly number[] }>();
  const change = (days: readonly number[], lines: readonly DayLine[]) => {
    const wanted = week.map((each, day) => (days.includes(day) ? lines : each));
    return rowChanges(field.path, rows, rowsOf(wanted, rows));
  };
  const changeDay = (day: number, lines: readonly DayLine[]) => {
    const row = rows.find((each) => daysOf(each).includes(day));
    const alike = row ? daysOf(row).filter((other) => other !== day) : [];
    if (last?.day !== day) setLast({ day, alike });
    return change([day], lines);
  };
  const open = week.flat().find(({ opens }) => opens !== undefined) ?? usual;
  const said = week.flat().find(({ text }) => text !== undefined);
  return (
    <fieldset className="list" data-path={field.path.join('/')}>
      <legend>{field.label}</legend>
      <Help field={field} />
      {week.map((lines, day) => (
        <DayView
          key={names[day]}
          name={names[day] ?? ''}
          lines={lines}
          onType={(fresh) => session.type(...changeDay(day, fresh))}
          onMake={(fresh) => void session.make(...changeDay(day, fresh))}
          onOpen={() => void session.make(...changeDay(day, [open]))}
          onClose={() => void session.make(...changeDay(day, said ? [said] : []))}
          {...(last?.day === day &&
            last.alike.length > 0 && {
              alike: last.alike.map((each) => names[each]?.slice(0, 3)).join(', '),
              onSpread: () => {
                void session.make(...change(last.alike, lines));
                setLast(undefined);
              },
            })}
        />
      ))}
      <MessagesBelow path={field.path} />
    </fieldset>
  );
}

interface DayProps {
  readonly name: string;
  readonly lines: readonly DayLine[];
  /** Called as something is typed. */
  readonly onType: (lines: readonly DayLine[]) => void;
  readonly onMake: (lines: readonly DayLine[]) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** The days that shared its line, and may do so again. */
  readonly alike?: string;
  readonly onSpread?: () => void;
}

function DayView({ name, lines, onType, onMake, onOpen, onClose, alike, onSpread }: DayProps) {
  const isOpen = lines.some(({ opens }) => opens !== undefined);
  const withLine = (index: number, line: DayLine) => onType(lines.with(index, line));
  return (
    // biome-ignore lint/a11y/useSemanticElements: seven fieldsets in one would each be announced with all of theirs.
    <div role="group" aria-label={name} className="day">
      <label className="switch">
        <input type="checkbox" checked={isOpen} onChange={isOpen ? onClose : onOpen} />
        {name}
      </label>
      <div>
        {isOpen ? (
          lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
            <span key={index} className="times">
              <TimeInput
                label={`${name} opens`}
                time={line.opens}
                onType={(opens) => withLine(index, { ...line, opens })}
              />
              –
              <TimeInput
                label={`${name} closes`}
                time={line.closes}
                onType={(closes) => withLine(index, { ...line, closes })}
              />
              {index > 0 ? (
                <button
                  type="button"
                  aria-label={`Remove these hours of ${name}`}
                  onClick={() => onMake(lines.toSpliced(index, 1))}
                >
                  ✕
                </button>
              ) : (
                <button
                  type="button"
                  aria-label={`More hours after a break on ${name}`}
                  title="More hours after a break"
                  onClick={() => onMake([...lines, { opens: line.closes ?? '', closes: '22:00' }])}
                >
                  +
                </button>
              )}
            </span>
          ))
        ) : (
          <SaidInstead name={name} line={lines[0]} onType={onType} />
        )}
        {alike && (
          <button type="button" className="quiet" onClick={onSpread}>
            The same for {alike}
          </button>
        )}
      </div>
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly time: string | undefined;
  readonly onType: (time: string) => void;
}

function TimeInput({ label, time, onType }: TimeProps) {
  const { session } = useForm();
  const spelling = timeSpelling(useLocale());
  const { text, setText, enter, leave } = useTyped(time, spelling);
  return (
    <input
      aria-label={label}
      value={text}
      onFocus={enter}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() !== '') onType(spelling.read(target.value));
      }}
      onBlur={() => {
        leave();
        void session.commit();
      }}
    />
  );
}

interface SaidProps {
  readonly name: string;
  readonly line: DayLine | undefined;
  readonly onType: (lines: readonly DayLine[]) => void;
}

function SaidInstead({ name, line, onType }: SaidProps) {
  const { session } = useForm();
  return (
    <input
      aria-label={`Said for ${name} instead of hours`}
      placeholder="Nothing is said"
      value={line?.text ?? ''}
      onChange={({ target }) => onType(target.value === '' ? [] : [{ text: target.value }])}
      onBlur={() => void session.commit()}
    />
  );
}
