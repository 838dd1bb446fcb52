import { useEffect, useState } from 'react';

import { useRootData } from '../../visit/root-data.js';

const DISMISSED = 'FavouriteConsentDismissed';

/**
 * True when an identified non-member has favourites but no consent to the present text (PRO-08). It is false after a
 * dismissal in this session, and on the server.
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
  // Once it is open, the dialog stays until it closes itself. Its first request empties the list, and a second one
  // follows.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (applies && !dismissed) setAsking(true);
  }, [applies, dismissed]);
  return asking;
}

export function dismissForSession(): void {
  sessionStorage.setItem(DISMISSED, '1');
}
