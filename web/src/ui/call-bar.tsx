import type { Action, CallBar as CallBarView } from '../../../generated/sections.ts';
import { ActionLink } from './action-link.tsx';

interface CallBarProps extends Omit<CallBarView, 'actions'> {
  name: string;
  actions: readonly Action[];
}

/** The bar at the bottom of small screens, within reach of the thumb. */
export function CallBar({ title, text, actions, name }: CallBarProps) {
  return (
    <nav aria-label={name} className="call-bar ground-paper">
      {(title || text) && (
        <p className="call-bar-about">
          {text && <strong>{text}</strong>}
          {title}
        </p>
      )}
      {actions.map((action, index) => (
        <ActionLink
          key={action.href}
          action={action}
          style={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </nav>
  );
}
