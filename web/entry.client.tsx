import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

await dataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LivePage />
    </StrictMode>,
  );
});

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
