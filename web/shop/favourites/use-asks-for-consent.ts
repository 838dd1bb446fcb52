import { useEffect, useState } from 'react';

import { useRootData } from '../../visit/root-data.js';

const DISMISSED = 'FavouriteConsentDismissed';

/**
 * PRO-08: true for identified non-members with favourites and no consent to the present text, unless dismissed in this
 * session. The server returns false, because only the browser knows what was dismissed.
 */
export function useAsksForConsent(): boolean {
  const data = useRootData();
  const [dismissed, setDismissed] = useState(true);
  const applies =
    data !== undefined &&
    data.session.identified &&
    data.session.memberId === null &&
    data.favourites.length > 0 &&
    !data.favouriteConsent;
  useEffect(() => {
    if (applies) setDismissed(sessionStorage.getItem(DISMISSED) !== null);
  }, [applies]);
  // The dialog must stay until the second request is done, although the first empties the list.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (applies && !dismissed) setAsking(true);
  }, [applies, dismissed]);
  return asking;
}

export function dismissForSession(): void {
  sessionStorage.setItem(DISMISSED, '1');
}
