import { useEffect, useRef } from 'react';

import { currentConsent } from '../../visit/consent/cookie-consent.js';
import { rememberClick } from './promotion-clicks.js';

/** Stores which campaign was pressed until a purchase reports it. It needs the consent to statistics. */
export function usePromotionClicks(campaignId: string): React.RefObject<HTMLElement> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('a, button') || !currentConsent().statistics) return;
      rememberClick(localStorage, {
        campaignId,
        varuId: target.closest('[id^="p-"]')?.id.slice(2) ?? null,
        at: Date.now(),
      });
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [campaignId]);
  return section;
}
