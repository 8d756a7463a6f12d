import { useRenderContext } from '../render-context.ts';

interface Crumb {
  text: string;
  href: string;
}

/** The path from the home page to this one; the last item is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { breadcrumb } = useRenderContext().texts;
  return (
    <nav aria-label={breadcrumb} className="container-page max-w-page py-1 md:py-3">
      <ol className="breadcrumb flex flex-wrap gap-x-2 text-ui text-caption">
        {items.map((item, index) => (
          <li key={item.href} className="breadcrumb-item">
            {index < items.length - 1 ? (
              <a href={item.href} className="inline-block py-1 text-link">
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
