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

/** Leaving a page aborts its data stream, and Remix does not handle the rejected promise. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}

/** Stylesheets and tests use this attribute to know that the page is hydrated. */
function LivePage(): React.JSX.Element {
  useEffect(() => void (document.documentElement.dataset['scripts'] = 'ready'), []);
  return <RemixBrowser />;
}

/**
 * Remix suspends the whole document while it decodes the page's data. If a key is pressed meanwhile, React 18 fails
 * with error 345 (remix-run/remix#10214). Remix throws a promise before it renders. Rendering starts here only after
 * that promise, so it never suspends.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
