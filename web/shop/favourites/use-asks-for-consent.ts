import { useEffect, useState } from 'react';

import { useRootData } from '../../visit/root-data.js';

const DISMISSED = 'FavouriteConsentDismissed';

/**
 * PRO-08: identified, no member, has favourites, no consent to the text in force, not dismissed this session. False
 * on the server: only the browser knows what was dismissed.
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
  // Stays until answered: removing takes two steps, and the first empties the list.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (applies && !dismissed) setAsking(true);
  }, [applies, dismissed]);
  return asking;
}

export function dismissForSession(): void {
  sessionStorage.setItem(DISMISSED, '1');
}
