import type { IconName } from '../../../generated/content.ts';

const sprite = import.meta.env.ICON_SPRITE ?? '';
const sizes = { small: 18, medium: 24, large: 30 } as const;

interface IconProps {
  name: IconName;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** An icon beside a text that says the same: hidden from assistive technology. */
export function Icon({ name, size = 'medium', className = '' }: IconProps) {
  return (
    <svg
      width={sizes[size]}
      height={sizes[size]}
      className={`shrink-0 ${className}`.trim()}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon on a soft disc, for the head of a card. */
export function IconDisc({ name, className = '' }: Pick<IconProps, 'name' | 'className'>) {
  return (
    <span
      className={`grid size-12 place-items-center rounded-card bg-soft text-accent ${className}`.trim()}
    >
      <Icon name={name} />
    </span>
  );
}
