import { useLocation } from '@remix-run/react';

import { withQuery } from '../../visit/login/app/return-to.js';

/** The page to which a form without scripts returns. Parameters of an earlier message are removed. */
export function ReturnTo(): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <input
      type="hidden"
      name="returnTo"
      value={withQuery(`${pathname}${search}`, { lagd: null, varukorgsfel: null })}
    />
  );
}
