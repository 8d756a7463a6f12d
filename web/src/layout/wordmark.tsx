import { Mark } from '../ui/mark.tsx';

interface WordmarkProps {
  name: string;
  /** True in the footer, which is no link and always dark. */
  isSignature?: boolean | undefined;
}

/** The dealer's name beside its mark; a link to the home page. */
export function Wordmark({ name, isSignature = false }: WordmarkProps) {
  if (isSignature) {
    return (
      <p className="wordmark max-w-96 max-md:hidden">
        <Mark className="text-sun-400" />
        {name}
      </p>
    );
  }
  return (
    <a href="/" className="wordmark">
      <Mark className="text-accent" />
      {name}
    </a>
  );
}
