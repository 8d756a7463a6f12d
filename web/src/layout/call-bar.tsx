import type { Action } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** The bar at the thumb on small screens, in the same place on every page. */
export function CallBar({ actions, name }: { actions: readonly Action[]; name: string }) {
  return (
    <aside aria-label={name} className="call-bar tone-plain">
      {actions.map((action, index) => (
        <ActionLink
          key={action.href}
          action={action}
          style={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </aside>
  );
}
