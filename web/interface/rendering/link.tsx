import { Link as FullLink, type LinkProps } from '@remix-run/react';

/** A path that starts at the root is the same on every page, so no router must resolve it. */
const PLAIN_PATH = /^\/(?![/\\])[^?#]*$/;

/**
 * Renders the same `a` element as Remix's Link, without hooks that only a browser needs. A page has about a hundred
 * links, so this saves time on the server. The attributes must be equal, or hydration fails.
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
