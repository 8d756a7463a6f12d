import { useRenderContext } from '../render-context.ts';

interface Crumb {
  text: string;
  href: string;
}

/** The path from the home page to this one; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { breadcrumb } = useRenderContext().texts;
  return (
    <nav
      aria-label={breadcrumb}
      className="container-page py-1 text-ui text-caption md:py-3 max-md:has-[+[data-has-back]]:hidden"
    >
      <ol className="flex flex-wrap gap-x-2">
        {items.map((item, index) => (
          <li
            key={item.href}
            className="not-first:before:me-2 not-first:before:text-border not-first:before:content-['/'_/_'']"
          >
            {index < items.length - 1 ? (
              <a href={item.href} className="inline-block py-1">
                {item.text}
              </a>
            ) : (
              <span aria-current="page" className="inline-block py-1">
                {item.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
