import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

import { basketTexts as texts } from './texts.js';

/** Stands in the document while the browser asks for the checkout and renders it (UseSsrCheckoutToggle off). */
export function BasketLater(): React.JSX.Element {
  const { revalidate } = useRevalidator();
  useEffect(() => revalidate(), [revalidate]);
  return (
    <div className="page page-narrow">
      <h1 className="basket-title">{texts.heading}</h1>
      <p role="status">{texts.later}</p>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </div>
  );
}
