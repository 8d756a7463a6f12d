import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

/** A section's component; `load` fetches its code if that is not part of the application. */
export type SectionComponent<Props> = FunctionComponent<Props> & { load?: () => Promise<unknown> };

/**
 * A component whose code is fetched by its `load`, which every page awaits before it renders. Unlike React.lazy it then
 * renders at once: complete on the server, without a gap in the browser. Within a `Suspense` it is fetched once it is shown.
 */
export function deferred<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): SectionComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function Deferred(props: Props) {
    if (component) return createElement(component, props);
    loading ??= fetchComponent();
    return createElement(use(loading), props);
  }
  Deferred.load = async () => {
    const fetched = await fetchComponent();
    // Of two loads at once the first counts: another component would mount the section again.
    component ??= fetched;
  };
  return Deferred;
}
