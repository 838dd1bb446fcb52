import { useLocation } from '@remix-run/react';

import { withQuery } from '../../visit/login/app/return-to.js';

/** The page a plain form returns to, without the messages of an earlier one. */
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
