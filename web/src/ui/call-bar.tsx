import type { Action, CallBar as CallBarView } from '../../../generated/sections.ts';
import { bareText } from '../domain/bare-text.ts';
import { ActionLink } from './action-link.tsx';

interface CallBarProps extends Omit<CallBarView, 'actions'> {
  name: string;
  actions: readonly Action[];
}

/** The bar at the bottom of small screens, within reach of the thumb. */
export function CallBar({ title, text, actions, name }: CallBarProps) {
  const isTold = title || text;
  // Long names take rows of their own where they would stick out; so many would cover the page.
  const { length } = bareText(actions.map((action) => action.text).join(''));
  // The narrowest screens have room for fewer.
  const isWrapped = length > 26 && !isTold;
  const wrap = length > 40 ? 'relative flex-wrap' : isWrapped ? 'flex-wrap' : '';
  return (
    <nav aria-label={name} className={`call-bar ground-paper ${wrap}`} data-call-bar="">
      {isTold && (
        // The text gives way first: a button of two lines, or as tall as the text, is a blob.
        <p className="min-w-0 flex-[1_9_auto] self-center text-ui/[1.25]">
          {text && <strong className="block text-heading">{text}</strong>}
          {title}
        </p>
      )}
      {actions.map((action, index) => (
        <ActionLink
          key={action.href}
          action={action}
          style={index === 0 ? 'primary' : 'secondary'}
          className={`gap-1.5 px-2 ${isTold ? 'flex-initial self-center' : 'flex-auto'}`}
        />
      ))}
    </nav>
  );
}
