import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import type { ShopSession } from '../../context.js';
import { askModal, closeModal } from '../../interface/dialog/use-modal-queue.js';
import { browserSurroundings } from './browser-surroundings.js';
import { isTrueOf, startPageAfter } from './ending-flag.js';
import { isCheckout, isConfirmation } from './places.js';
import { SessionWatch, type WatchedPage } from './session-watch.js';
import type { Standing, WatchRule } from './standing.js';

export function standingOf({ kind, identified }: ShopSession): Standing {
  return kind === 'guest' ? 'guest' : identified ? 'identified' : 'known';
}

/** Starts the session watch of this tab and returns it; null until it has started. */
export function useSessionWatch(session: ShopSession, rule: WatchRule): SessionWatch | null {
  const page = useWatchedPage(standingOf(session));
  const [watch, setWatch] = useState<SessionWatch | null>(null);
  useEffect(() => {
    const around = browserSurroundings();
    const started = new SessionWatch(rule, around, page);
    started.start();
    setWatch(started);
    return () => {
      started.stop();
      around.close();
    };
  }, []);
  const { customerId } = session;
  const standing = standingOf(session);
  useEffect(() => void watch?.seen(standing, customerId), [watch, standing, customerId]);
  return watch;
}

/** What the watch may do to this page. It always uses the values of the latest render. */
function useWatchedPage(standing: Standing): WatchedPage {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const now = useRef({ standing, navigate, revalidate });
  useEffect(() => {
    now.current = { standing, navigate, revalidate };
  });
  const [page] = useState<WatchedPage>(() => ({
    warn: askModal,
    withdraw: closeModal,
    ended: (ending) => {
      const { pathname } = window.location;
      if (isCheckout(pathname)) return now.current.navigate(startPageAfter(ending), { replace: true });
      askModal(ending);
      const isShown = isTrueOf(ending, now.current.standing);
      if (!isShown && !isConfirmation(pathname)) now.current.revalidate();
    },
    outdated: () => now.current.revalidate(),
  }));
  return page;
}
