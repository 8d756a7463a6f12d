import type { SiteLogo } from '../../../generated/contract/site.ts';
import { home } from '../domain/own-address.ts';
import { Mark } from '../ui/mark.tsx';

interface WordmarkProps {
  name: string;
  /** In the place of the mark. */
  logo: SiteLogo | undefined;
  /** True in the footer, which is no link and always dark. */
  isSignature?: boolean | undefined;
}

/** The dealer's name beside its mark, or the logo; a link to the home page. */
export function Wordmark({ name, logo, isSignature = false }: WordmarkProps) {
  if (isSignature) {
    return (
      <p className="wordmark max-w-96 max-md:hidden">
        {logo ? (
          <Logo name={name} logo={logo} isOnDark />
        ) : (
          <>
            <Mark className="text-sun-400" />
            {name}
          </>
        )}
      </p>
    );
  }
  return (
    <a href={home} className="wordmark">
      {logo ? (
        <Logo name={name} logo={logo} />
      ) : (
        <>
          <Mark className="text-accent" />
          {name}
        </>
      )}
    </a>
  );
}

interface LogoProps {
  name: string;
  logo: SiteLogo;
  /** Whether the ground is dark on light pages too. */
  isOnDark?: boolean | undefined;
}

/** The logo for the ground that it is on, and the name beside it unless it shows that itself. */
function Logo({ name, logo: { light, dark, withName }, isOnDark = false }: LogoProps) {
  const { src, width, height } = isOnDark ? dark : light;
  const followsPage = !isOnDark && dark.src !== light.src;
  return (
    <>
      <picture className={withName ? undefined : 'shrink-0'}>
        {followsPage && (
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={dark.src}
            width={dark.width}
            height={dark.height}
          />
        )}
        <img src={src} width={width} height={height} alt={withName ? name : ''} />
      </picture>
      {!withName && name}
    </>
  );
}
