import { Mark } from '../ui/mark.tsx';

interface WordmarkProps {
  name: string;
  /** True in the footer, which is no link and always dark. */
  isSignature?: boolean | undefined;
}

const shape =
  'flex items-center gap-2.5 font-display text-[1.25rem]/[1.1] font-extrabold tracking-[-0.01em] text-balance text-heading';

// On a phone it wraps in any font, not only once its own has loaded; and it wraps into several lines before the menu
// beside it shrinks by a fraction of a pixel and wraps.
const linked = 'group max-w-[max(12.5rem,40vw)] shrink-[1e6] no-underline';

/** The dealer's name beside its mark; a link to the home page. */
export function Wordmark({ name, isSignature = false }: WordmarkProps) {
  if (isSignature) {
    return (
      <p className={`${shape} max-w-96 max-md:hidden`}>
        <Mark className="text-sun-400" />
        {name}
      </p>
    );
  }
  return (
    <a href="/" className={`${shape} ${linked}`}>
      <Mark className="text-accent [transition:rotate_300ms_var(--ease-out)] group-hover:rotate-45" />
      {name}
    </a>
  );
}
