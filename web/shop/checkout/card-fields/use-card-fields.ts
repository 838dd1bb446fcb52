import { useEffect, useRef, useState } from 'react';

import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';
import { mountAdyenFields } from './adyen-fields.js';
import type { CardFieldsState, CardInput, MountedCardFields } from './port.js';
import { cardTexts } from './texts.js';

const NOTHING: CardFieldsState = { sealed: {}, valid: {}, faulty: {} };

/**
 * Loads the partner's card fields. Until `shown` is true, and without scripts, the partner's own page asks for the
 * card.
 */
export function useCardFields({ script, integrity, clientKey, environment }: CardFieldsConfig) {
  const holder = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCardFields | null>(null);
  const [shown, setShown] = useState(false);
  const [state, setState] = useState(NOTHING);
  const [focused, setFocused] = useState<CardInput | null>(null);
  useEffect(() => {
    const at = holder.current;
    // The fields encrypt with Web Crypto, which browsers offer only in secure contexts.
    if (!at || !window.isSecureContext) return undefined;
    let left = false;
    const { labels, placeholders } = cardTexts;
    const onFocus = (input: CardInput, has: boolean): void => setFocused(has ? input : null);
    const config = { script, integrity, clientKey, environment };
    mountAdyenFields(at, config, { labels, placeholders, onChange: setState, onFocus })
      .then((fields) => {
        if (left) return fields.unmount();
        mounted.current = fields;
        return setShown(true);
      })
      .catch(() => setShown(false));
    return () => {
      left = true;
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [script, integrity, clientKey, environment]);
  return { holder, shown, state, focused, focus: (input: CardInput) => mounted.current?.focus(input) };
}
