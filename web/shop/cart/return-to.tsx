import { useLocation } from '@remix-run/react';

import { withQuery } from '../../visit/login/app/return-to.js';
import { NOT_ENTIRELY_ADDED } from './not-entirely-added.js';

/**
 * A hidden field with the page to which a form without scripts returns. It leaves out parameters of an earlier message.
 */
export function ReturnTo(): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <input
      type="hidden"
      name="returnTo"
      value={withQuery(`${pathname}${search}`, { lagd: null, varukorgsfel: null, [NOT_ENTIRELY_ADDED]: null })}
    />
  );
}
