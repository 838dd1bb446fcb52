import { Link as FullLink, type LinkProps } from '@remix-run/react';

/** A path from the root only: it resolves the same wherever the link is. */
const PLAIN_PATH = /^\/(?![/\\])[^?#]*$/;

/**
 * The anchor of Remix's link, without hooks that only a browser needs: a page has a hundred links. The browser's
 * own Link produces the same attributes, so hydration matches.
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
