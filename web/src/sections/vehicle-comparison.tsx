import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { readComparison, withPicked } from '../domain/comparison.ts';
import { writeComparison } from '../domain/comparison-address.ts';
import { fillText } from '../domain/quantity.ts';
import { Notice } from '../ui/notice.tsx';
import { ResultAnnouncement } from '../ui/result-announcement.tsx';
import { Footnote, Section } from '../ui/section.tsx';
import { ComparisonPicker } from '../vehicle/comparison-picker.tsx';
import { ComparisonTable } from '../vehicle/comparison-table.tsx';
import { replaceShortlist, useShortlist } from '../vehicle/use-shortlist.ts';

const namesOf = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => name).join(', ');

/** Vehicles side by side: the address says which, so that it can be shared; without any, those on the shortlist. */
export function VehicleComparison(props: SectionProps['vehicle-comparison']) {
  const { texts, heading = '' } = props;
  const { vehicles, ...extras } = props.vehicles;
  const { search } = useLocation();
  const { compared, waiting, unknown } = readComparison(search, vehicles);
  const ids = [...compared, ...waiting].map(({ id }) => id);
  const isAsked = ids.length + unknown.length > 0;
  useListIfNothingIsAsked(isAsked, vehicles);
  const result = useRef<HTMLDivElement>(null);
  // The button goes away along with its column: the result takes the focus.
  const focusResult = () => result.current?.focus();
  const list = useShortlist();
  const navigate = useNavigate();
  const pick = (index: number, id: string) => {
    const picked = withPicked(ids, index, id);
    // Somebody else's comparison is changed without the visitor's own list.
    if (ids.every((each) => list.includes(each))) replaceShortlist(picked);
    navigate(writeComparison(picked), { preventScrollReset: true });
  };
  const said = compared.length > 0 ? fillText(texts.comparing, { names: namesOf(compared) }) : '';
  return (
    <Section {...props}>
      <ResultAnnouncement text={said} />
      <div ref={result} tabIndex={-1}>
        {unknown.length > 0 && (
          <Notice tone="warn">
            <p>{fillText(texts.unknown, { names: unknown.join(', ') })}</p>
          </Notice>
        )}
        {waiting.length > 0 && (
          <p className="mb-4">{fillText(texts.tooMany, { names: namesOf(waiting) })}</p>
        )}
        {compared.length > 0 ? (
          <ComparisonTable
            {...props}
            compared={compared}
            vehicles={vehicles}
            extras={extras}
            ids={ids}
            name={heading}
            onRemove={focusResult}
            onPick={pick}
          />
        ) : (
          <p>{texts.empty}</p>
        )}
        {compared.length > 0 && <KeepList ids={ids} texts={texts} />}
      </div>
      <ComparisonPicker
        vehicles={vehicles}
        extras={extras}
        ids={ids}
        texts={texts}
        onPick={focusResult}
      />
      <Footnote text={props.footnote} />
    </Section>
  );
}

/** Without vehicles in the address, compares those on the shortlist; those no longer sold leave it. */
function useListIfNothingIsAsked(isAsked: boolean, vehicles: readonly { readonly id: string }[]) {
  const list = useShortlist().filter((id) => vehicles.some((each) => each.id === id));
  const wanted = isAsked ? '' : list.join();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted === '') return;
    navigate(writeComparison(wanted.split(',')), { replace: true, preventScrollReset: true });
  }, [wanted, navigate]);
}

interface KeepListProps {
  ids: readonly string[];
  texts: SectionProps['vehicle-comparison']['texts'];
}

/** How to share the comparison and, if somebody else made it, a button that copies it to the shortlist. */
function KeepList({ ids, texts }: KeepListProps) {
  const list = useShortlist();
  const isKept = ids.every((id) => list.includes(id));
  return (
    <div className="print:hidden mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-ui/body">
      <ShareButton texts={texts} />
      {isKept ? (
        <p>{texts.kept}</p>
      ) : (
        <button
          type="button"
          className="button button-secondary noscript:hidden"
          onClick={() => replaceShortlist(ids)}
        >
          {texts.keep}
        </button>
      )}
    </div>
  );
}

interface ShareButtonProps {
  texts: Pick<SectionProps['vehicle-comparison']['texts'], 'share' | 'shareAction' | 'copied'>;
}

/** Passes the page's address on, in the way of the device; where it has none, copies it; else says how to. */
function ShareButton({ texts }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { href } = location;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: href });
      await navigator.clipboard.writeText(href);
      setSaid(texts.copied);
    } catch (error) {
      // Whoever closes the sheet of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(texts.share);
    }
  };
  return (
    <>
      <button type="button" className="button button-secondary noscript:hidden" onClick={share}>
        {texts.shareAction}
      </button>
      <p aria-live="polite" className="empty:hidden">
        {said}
      </p>
      <p className="scripted:hidden">{texts.share}</p>
    </>
  );
}
