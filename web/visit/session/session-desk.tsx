import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useRootData } from '../root-data.js';

const load = () => import('./session-guard.js');
const SessionGuard = lazy(load);

/**
 * Loads the session guard for customers who are logged in, or whose session has just ended (SES-04). Guests need none.
 */
export function SessionDesk(): React.JSX.Element | null {
  const data = useRootData();
  const { search } = useLocation();
  const isKnown = data?.session.kind === 'known';
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isKnown || /[?&](logged-out|session-timeout)\b/.test(search) || wasKnown()) setNeeded(true);
  }, [isKnown, search]);
  if (!isNeeded || !data) return null;
  return (
    <Suspense fallback={null}>
      <SessionGuard session={data.session} rule={data.sessionWatch} />
    </Suspense>
  );
}

/** True when browser-surroundings.ts has stored that a customer was logged in in this tab. */
function wasKnown(): boolean {
  try {
    return sessionStorage.getItem('SessionMarkers') !== null;
  } catch {
    return false;
  }
}
