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

/** When a page is left, its data stream is aborted. Remix does not handle the promise that is then rejected. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/** Marks the page as hydrated by an attribute that stylesheets and tests read. */
function LivePage(): React.JSX.Element {
  useEffect(() => void (document.documentElement.dataset['scripts'] = 'ready'), []);
  return <RemixBrowser />;
}

/**
 * Waits until Remix has decoded the page's data. Remix would otherwise suspend the whole document. A key press during
 * that time fails in React 18 (error 345, remix-run/remix#10214).
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
