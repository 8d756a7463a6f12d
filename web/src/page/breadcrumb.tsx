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
      className="container-page breadcrumb max-md:has-[+[data-has-back]]:hidden"
    >
      <ol>
        {items.map((item, index) => (
          <li key={item.href}>
            {index < items.length - 1 ? (
              <a href={item.href}>{item.text}</a>
            ) : (
              <span aria-current="page">{item.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
