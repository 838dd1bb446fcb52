import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { clearBrowserData } from './clear-browser-data.js';
import { errorReports, messageOf, platformOf, startAddress } from './error-report.js';
import { fallbackTexts as texts } from './texts.js';
import { noteError } from '../browser-console.js';
import './fallback-page.css';
import '../navigation/button.css';

/**
 * The error page (UI-02, UI-11). Its links and form work without scripts, because a script may have caused the
 * error.
 */
export function FallbackPage({ error }: { readonly error: unknown }): React.JSX.Element {
  const { pathname, search } = useLocation();
  const platform = platformOf(pathname);
  useReport(error);
  useEffect(() => {
    // The back button must load a new document, because the scripts of this one may be broken after the error.
    const reload = (): void => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <div className="page page-narrow fallback">
      <h1>{texts.heading}</h1>
      <p>{texts.text}</p>
      <p className="fallback-message">
        <strong>{texts.description}:</strong> {messageOf(error)}
      </p>
      <div className="fallback-actions">
        <a className="button button-primary" href={startAddress(platform, '', import.meta.env.DEV)}>
          {texts.start}
        </a>
        <a className="button button-quiet" href={`${pathname}${search}`}>
          {texts.reload}
        </a>
        <ClearForm inApp={platform === 'APP'} />
      </div>
    </div>
  );
}

function ClearForm({ inApp }: { readonly inApp: boolean }): React.JSX.Element {
  const clear = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void clearBrowserData().finally(() => form.submit());
  };
  return (
    <form method="post" action={inApp ? '/rensa-sparad-data?plattform=app' : '/rensa-sparad-data'} onSubmit={clear}>
      <button type="submit" className="button button-quiet">
        {texts.clear}
      </button>
    </form>
  );
}

/** Reports an error once, although React may mount the component twice. */
function useReport(error: unknown): void {
  const reported = useRef<unknown>(null);
  const component = useMatches()
    .map(({ id }) => id)
    .join(' > ');
  useEffect(() => {
    if (reported.current === error) return;
    reported.current = error;
    const { href, pathname } = window.location;
    void sendReports(errorReports({ platform: platformOf(pathname), error, url: href, component }));
  }, [error, component]);
}

/** Sends the two log texts one after the other. If that fails, the failure is written to the browser's console. */
async function sendReports(texts: readonly string[]): Promise<void> {
  for (const body of texts) {
    try {
      const { ok, status } = await fetch('/api/log/error', {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body,
        credentials: 'include',
      });
      if (!ok) noteError(`The error was not logged: ${status}`, body);
    } catch (failure) {
      noteError('The error was not logged', failure);
    }
  }
}
