import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

window.addEventListener('unhandledrejection', (event) => void (isAbort(event.reason) && event.preventDefault()));
await dataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LivePage />
    </StrictMode>,
  );
});

/** Leaving a page aborts its data stream. Remix leaves that rejected promise unhandled. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/** Tells stylesheets and tests that the page is hydrated and scripts handle input. */
function LivePage(): React.JSX.Element {
  useEffect(() => void (document.documentElement.dataset['scripts'] = 'ready'), []);
  return <RemixBrowser />;
}

/**
 * Remix suspends the whole document while it decodes the page's data, and React 18 fails with error 345 when a key
 * is pressed meanwhile (remix-run/remix#10214). Remix throws this promise before it renders; once it is awaited
 * here, rendering never suspends.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
