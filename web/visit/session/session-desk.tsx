import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { useRootData } from '../root-data.js';

const load = () => import('./session-guard.js');
const SessionGuard = lazy(load);

/** Guests do not load the session guard, unless their session has just ended (SES-04). */
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

/** Reads what browser-surroundings.ts has stored. */
function wasKnown(): boolean {
  try {
    return sessionStorage.getItem('SessionMarkers') !== null;
  } catch {
    return false;
  }
}
