import { Link as FullLink, type LinkProps } from '@remix-run/react';

/** A path from the root and nothing else: what it resolves to does not depend on where the link stands. */
const PLAIN_PATH = /^\/(?![/\\])[^?#]*$/;

/**
 * The anchor that Remix's link becomes, without the hooks that only a browser needs: a page has a
 * hundred links. The browser's own link finds the very attributes it would have written.
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
