import { useEffect, useState } from 'react';

import { currentConsent } from '../consent/cookie-consent.js';
import { environmentHere } from '../kept-answers/kept-application.js';
import { AB_TESTS, type AbTestName, type Variant } from './ab-tests.js';
import { chooseVariant, storageKey } from './choose-variant.js';

/**
 * Returns this browser's variant. The first render uses the fallback, because the server cannot read the browser's
 * storage.
 */
export function useVariant<Name extends AbTestName>(test: Name): Variant<Name> {
  const [variant, setVariant] = useState<Variant<Name>>(AB_TESTS[test].fallback);
  useEffect(() => {
    let isHere = true;
    void environmentHere().then((environment) => {
      if (isHere && environment) setVariant(variantHere(test, storageKey(test, environment)));
    });
    return () => void (isHere = false);
  }, [test]);
  return variant;
}

function variantHere<Name extends AbTestName>(test: Name, key: string): Variant<Name> {
  const consents = currentConsent().preferences;
  try {
    const { variant, keep } = chooseVariant(test, { consents, stored: localStorage.getItem(key), draw: Math.random() });
    if (keep) localStorage.setItem(key, keep);
    return variant;
  } catch {
    // Without storage a browser would get a new variant on each page, so it gets the fallback.
    return AB_TESTS[test].fallback;
  }
}
