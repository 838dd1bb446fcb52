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

/** A page that is left gives up what it was reading. Remix leaves the promise of such a stream to nobody. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/** Tells stylesheets and tests that what is pressed now is answered by scripts. */
function LivePage(): React.JSX.Element {
  useEffect(() => void (document.documentElement.dataset['scripts'] = 'ready'), []);
  return <RemixBrowser />;
}

/**
 * Remix suspends the whole document while it decodes the page's data, and React 18 fails with its
 * error 345 when a key is pressed meanwhile (remix-run/remix#10214). The promise it would suspend on
 * is thrown before anything is rendered; waited for here, it never suspends.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
