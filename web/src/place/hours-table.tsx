import { Fragment } from 'react';
import type { Department } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { Heading } from '../ui/heading-level.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

interface HoursTableProps {
  department: Department;
  /** Column headings for screen readers; sighted people can see that these are hours. */
  labels?: { days: string; hours: string };
  /** True below a heading that names the department. */
  isNamed?: boolean | undefined;
  /** What is said beside the table: a number that is there is not printed again. */
  said?: ReadonlySet<string>;
}

/** The week of one department. */
export function HoursTable({ department, labels, isNamed, said }: HoursTableProps) {
  const { name, label, season, rows } = department;
  return (
    <div className="w-full">
      {!isNamed && <Heading>{name}</Heading>}
      {label && <p className="text-ui text-caption">{label}</p>}
      <PhoneLinks phones={phonesOf(department, said)} />
      {season && <p className="mt-2 font-semibold text-ui">{season}</p>}
      {rows.length > 0 && (
        <table className="mt-2 w-full text-ui/body tabular">
          <caption className="sr-only">{name}</caption>
          {labels && (
            <thead className="sr-only">
              <tr>
                <th scope="col">{labels.days}</th>
                <th scope="col">{labels.hours}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ days, hours }) => (
              <tr key={days} className="not-last:border-b border-divider">
                <th
                  scope="row"
                  className="py-1 pe-6 text-start md:py-2.5 align-top font-normal text-muted"
                >
                  {days}
                </th>
                <td className="py-1 text-end align-top md:py-2.5 font-semibold">{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notesOf(department).map((sentence) => (
        <p key={sentence} className="mt-2 text-ui text-caption">
          <Unbroken text={sentence} />
        </p>
      ))}
    </div>
  );
}

/** What is said below the hours: of other seasons, of single days, and of other readings. */
function notesOf({ seasons = [], exceptions = [], also = [] }: Department): readonly string[] {
  return [...seasons, ...exceptions, ...also];
}

/** The phones of a department, but for those that are said beside it. */
function phonesOf({ phone, otherPhones = [] }: Department, said?: ReadonlySet<string>) {
  return [...(phone ? [phone] : []), ...otherPhones].filter(
    ({ text }) => !said?.has(bareText(text)),
  );
}

function PhoneLinks({ phones }: { phones: ReturnType<typeof phonesOf> }) {
  return phones.map(({ text, href }, index) => (
    <Fragment key={href}>
      {index > 0 && <br />}
      <a href={href} className="inline-block py-1 text-ui tabular">
        {text}
      </a>
    </Fragment>
  ));
}

interface WeekTableProps {
  departments: readonly Department[];
  name: string;
}

const note = 'block font-normal text-caption text-ui/body';

/** The weeks of several departments in one table, one row each; with their phones, unless all have the same. */
export function WeekTable({ departments, name }: WeekTableProps) {
  const phones = departments.map((each) => phonesOf(each));
  const isOne = new Set(phones.map((own) => own.map(({ href }) => href).join(' '))).size < 2;
  return (
    <table className="w-full text-start text-ui/body tabular">
      <caption className="sr-only">{name}</caption>
      <tbody className="max-md:block">
        {departments.map((department, index) => (
          <tr
            key={department.id}
            className="border-divider border-t last:border-b max-md:block max-md:py-3"
          >
            <th
              scope="row"
              className="py-3.5 pe-6 text-start align-top text-heading max-md:block max-md:py-0"
            >
              {department.name}
              {department.label && <span className={note}>{department.label}</span>}
              {!isOne && (
                <span className="block font-normal">
                  <PhoneLinks phones={phones[index] ?? []} />
                </span>
              )}
            </th>
            <td className="py-3.5 text-start align-top max-md:block max-md:py-0">
              {department.season && <span className="block">{department.season}</span>}
              {department.rows.map(({ days, hours }) => (
                <span key={days} className="inline-block min-w-37 pe-2 font-semibold">
                  <span className="font-normal text-muted">{days}</span> {hours}
                </span>
              ))}
              {notesOf(department).map((sentence) => (
                <span key={sentence} className={note}>
                  <Unbroken text={sentence} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
