import type { SiteScript } from '../../../generated/contract/site.ts';
import type { Navigation } from '../../../generated/sections.ts';

interface ConsentNoticeProps {
  scripts: readonly SiteScript[];
  texts: Navigation['texts'];
}

/**
 * Asks once whether scripts that set something may load on every page; a script shows it to those who have not answered.
 * The first thing on the page for whoever goes by key. Its classes are those of other parts: a style sheet is every dealer's.
 */
export function ConsentNotice({ scripts, texts }: ConsentNoticeProps) {
  const asked = scripts.map(({ address, values = {} }) => ({ address, values }));
  return (
    <section
      aria-label={texts.consent}
      tabIndex={-1}
      className="ground-paper border-t border-divider print:hidden"
      data-consent={JSON.stringify(asked)}
      hidden
    >
      <div className="container-page flex flex-wrap items-center gap-3 py-4 text-ui">
        <div className="max-w-text">
          <p>{texts.consentText}</p>
          <ul className="list-disc ps-5 font-semibold">
            {scripts.map(({ address, title, provider }) => (
              <li key={address}>
                {title} ({provider})
              </li>
            ))}
          </ul>
          <p data-consent-given={texts.consentGiven} hidden />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Answer answer="yes" text={texts.consentYes} />
          <Answer answer="no" text={texts.consentNo} />
        </div>
      </div>
    </section>
  );
}

function Answer({ answer, text }: { answer: 'yes' | 'no'; text: string }) {
  return (
    <button type="button" className="button button-secondary" data-consent-answer={answer}>
      {text}
    </button>
  );
}

interface ScriptsEverywhereProps {
  scripts: readonly SiteScript[];
  /** The address of what asks. */
  consentScript: string | undefined;
}

/** Scripts that set nothing, and what asks for the others. */
export function ScriptsEverywhere({ scripts, consentScript }: ScriptsEverywhereProps) {
  const silent = scripts.filter(({ setsNothing }) => setsNothing);
  return (
    <>
      {silent.map(({ address, values }) => (
        <script key={address} defer src={address} {...values} />
      ))}
      {silent.length < scripts.length && <script type="module" src={consentScript} />}
    </>
  );
}
