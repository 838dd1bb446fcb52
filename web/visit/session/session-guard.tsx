import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../../context.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { flaggedEnding, isTrueOf, withoutFlags } from './ending-flag.js';
import { SessionModals } from './session-modals.js';
import type { Standing, WatchRule } from './standing.js';
import { standingOf, useSessionWatch } from './use-session-watch.js';
import type { SessionWatch } from './session-watch.js';

interface SessionGuardProps {
  readonly session: ShopSession;
  readonly rule: WatchRule;
}

/** Watches the session of this tab and shows the modals about it. */
export default function SessionGuard({ session, rule }: SessionGuardProps): React.JSX.Element {
  const { shown, ask, close } = useModalQueue();
  const watch = useSessionWatch(session, rule);
  useActivity(watch, shown === 'inactivity');
  useEndingFlag(standingOf(session), ask);
  const extend = (): void => {
    close('inactivity');
    void watch?.extend();
  };
  return <SessionModals shown={shown} onClose={close} onExtend={extend} />;
}

/** Shows the message that the URL asks for (SES-10), and removes the parameter from the URL. */
function useEndingFlag(standing: Standing, ask: ReturnType<typeof useModalQueue>['ask']): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const ending = flaggedEnding(search);
    if (!ending) return;
    if (isTrueOf(ending, standing)) ask(ending);
    navigate(withoutFlags(`${pathname}${search}${hash}`), { replace: true, preventScrollReset: true });
  }, [search]);
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Reports the person's activity to the watch. While a modal asks whether the person is there, only its button counts.
 */
function useActivity(watch: SessionWatch | null, isAsked: boolean): void {
  useEffect(() => {
    if (!watch || isAsked) return undefined;
    const note = (): void => watch.active();
    for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true });
    };
  }, [watch, isAsked]);
  useEffect(() => {
    const wake = (): void => void (document.visibilityState === 'visible' && watch?.wake());
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [watch]);
}
