import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { consoleTexts as texts } from '../texts.js';

interface IdleRule {
  readonly minutes: number;
  readonly warningMinutes: number;
}

type IdlePhase = 'at work' | 'warned' | 'left';

const MINUTE_MS = 60_000;

/** @param quietMs milliseconds since the last activity. */
export function idlePhase(quietMs: number, { minutes, warningMinutes }: IdleRule): IdlePhase {
  if (quietMs >= minutes * MINUTE_MS) return 'left';
  return quietMs >= (minutes - warningMinutes) * MINUTE_MS ? 'warned' : 'at work';
}

/** True when activity must be reported to the server: at most once a minute, but at once after a warning. */
export function isReportDue(quietMs: number, phase: IdlePhase): boolean {
  return phase !== 'at work' || quietMs >= MINUTE_MS;
}

const LOOK_EVERY_MS = 5_000;
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Warns before the staff session ends, and then opens the log-in page, which explains why. The server itself ends the
 * session.
 */
export function IdleWatch({ rule }: { readonly rule: IdleRule }): React.JSX.Element | null {
  const { key, pathname, search } = useLocation();
  const { load } = useFetcher();
  const seenAt = useRef(0);
  const [phase, setPhase] = useState<IdlePhase>('at work');

  useEffect(() => {
    seenAt.current = Date.now();
    setPhase('at work');
  }, [key]);

  useEffect(() => {
    const seen = (): void => {
      if (!isReportDue(Date.now() - seenAt.current, phase)) return;
      seenAt.current = Date.now();
      setPhase('at work');
      load('/konsol/narvaro');
    };
    const look = setInterval(() => {
      const now = idlePhase(Date.now() - seenAt.current, rule);
      setPhase(now);
      // The staff member may be active in another tab. The server knows this, and the log-in page then redirects back.
      if (now === 'left')
        location.assign(`/konsol/logga-in?fel=idle&tyst=1&till=${encodeURIComponent(pathname + search)}`);
    }, LOOK_EVERY_MS);
    for (const sign of SIGNS) addEventListener(sign, seen);
    return () => {
      clearInterval(look);
      for (const sign of SIGNS) removeEventListener(sign, seen);
    };
  }, [load, pathname, phase, rule, search]);

  return phase === 'warned' ? (
    <p className="notice idle-warning" role="alert">
      {texts.idleSoon(rule.warningMinutes)} <button className="small-button">{texts.stay}</button>
    </p>
  ) : null;
}
