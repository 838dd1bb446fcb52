import { Link as FullLink, type LinkProps } from '@remix-run/react';

/** Such a path means the same on every page, so Link needs no router to resolve it. */
const PLAIN_PATH = /^\/(?![/\\])[^?#]*$/;

/**
 * Renders the same `a` element as Remix's Link, but without hooks, which saves time for pages with a hundred links. The
 * attributes must equal those that the browser renders, or hydration fails.
 */
export function Link(props: LinkProps): React.JSX.Element {
  const {
    to,
    discover = 'render',
    prefetch,
    reloadDocument,
    replace,
    state,
    preventScrollReset,
    relative,
    viewTransition,
    children,
    ...attributes
  } = props;
  if (typeof to !== 'string' || !PLAIN_PATH.test(to)) return <FullLink {...props} />;
  return (
    <a {...attributes} data-discover={discover === 'render' && !reloadDocument ? 'true' : undefined} href={to}>
      {children}
    </a>
  );
}
