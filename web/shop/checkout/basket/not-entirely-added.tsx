import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';

import type { NotEntirelyAdded } from '../../../../services/shop/cart/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { withQuery } from '../../../visit/login/app/return-to.js';
import { NOT_ENTIRELY_ADDED } from '../../cart/not-entirely-added.js';
import { basketTexts as texts } from './texts.js';

/**
 * The products that the address marks. The mark is read once and taken out of the address, so that a reload or a
 * bookmark does not tell of it again (CRT-08).
 */
export function useNotEntirelyAdded(marked: readonly NotEntirelyAdded[]): readonly NotEntirelyAdded[] {
  const [told, setTold] = useState(marked);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (marked.length > 0) setTold(marked);
    const cleaned = withQuery(`${pathname}${search}`, { [NOT_ENTIRELY_ADDED]: null }) + hash;
    if (new URLSearchParams(search).has(NOT_ENTIRELY_ADDED))
      navigate(cleaned, { replace: true, preventScrollReset: true });
  }, [search]);
  return told;
}

export function NotEntirelyAddedAlert({ goods }: { readonly goods: readonly NotEntirelyAdded[] }) {
  return goods.length === 0 ? null : (
    <Alert type="warning" heading={texts.notEntirelyAdded}>
      <ul>
        {goods.map(({ varuId, why }) => (
          <li key={varuId}>{why}</li>
        ))}
      </ul>
    </Alert>
  );
}
