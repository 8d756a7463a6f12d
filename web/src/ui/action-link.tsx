import type { ReactNode } from 'react';
import type { Action } from '../../../generated/sections.ts';
import { useRenderContext } from '../render-context.ts';
import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';

type Style = NonNullable<Action['style']>;

interface ActionLinkProps {
  action: Action;
  /** Used when the action itself names no style. */
  style?: Style | undefined;
  className?: string | undefined;
  /** What the link is about, such as a model, if its text alone does not say. */
  about?: string | undefined;
}

/** An action as a button-shaped link; an external one opens in a new tab and says so. What the dealer owes is no button. */
export function ActionLink({ action, style = 'primary', className = '', about }: ActionLinkProps) {
  const shown = action.isOwed ? 'quiet' : (action.style ?? style);
  const shape = `button button-${shown} ${className}`.trim();
  const label = action.label && about ? `${action.label} – ${about}` : action.label;
  return (
    <a href={action.href} className={shape} aria-label={label} {...newTab(action)}>
      {action.target === 'phone' && <Icon name="phone" size="small" />}
      <span>
        <Unbroken text={action.text} />
        {action.isOwed && <OwedHint />}
        {about && <span className="sr-only"> – {about}</span>}
        {action.target === 'external' && <NewTabHint />}
      </span>
    </a>
  );
}

type Target = Pick<Action, 'href'> & Partial<Pick<Action, 'label' | 'target' | 'isOwed'>>;

/** An action as a link in running text. */
export function TextAction({ action }: { action: Target & Pick<Action, 'text'> }) {
  return <TextLink link={action}>{action.text}</TextLink>;
}

/** A link in running text. */
export function TextLink({ link, children }: { link: Target; children: ReactNode }) {
  return (
    <a href={link.href} aria-label={link.label} {...newTab(link)}>
      {children}
      {link.isOwed && <OwedHint />}
      {link.target === 'external' && <NewTabHint />}
    </a>
  );
}

/** The row of buttons under a text. */
export function ActionRow({ actions, className = 'mt-body' }: ActionRowProps) {
  const ready = actions.filter(({ isOwed }) => !isOwed);
  const owed = actions.filter(({ isOwed }) => isOwed);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:gap-2 max-sm:[&_.button:not(.button-quiet)]:px-4 ${className}`}
    >
      {[...ready, ...owed].map((action, index) => (
        <ActionLink
          key={`${action.href} ${action.text}`}
          action={action}
          style={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

interface ActionRowProps {
  actions: readonly Action[];
  className?: string | undefined;
}

/** An external address in running text or in a list. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <NewTabHint />
    </a>
  );
}

interface ExternalLinkProps {
  href: string;
  children: string;
  className?: string | undefined;
}

function newTab(action: Pick<Target, 'target'>) {
  return action.target === 'external' ? { target: '_blank', rel: 'noopener' } : {};
}

function NewTabHint() {
  const { newTab: text } = useRenderContext().texts;
  return text && <span className="sr-only"> ({text})</span>;
}

/** Says that a page elsewhere is not there yet. */
function OwedHint() {
  const { owed: text } = useRenderContext().texts;
  return text && <span className="font-normal"> ({text})</span>;
}
