import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { askedLogin, isPlainPress, type AskedLogin } from './login-link.js';

const load = () => import('./login-modal.js');
const LoginModal = lazy(load);

/**
 * Opens links to the log-in as a dialog (LOG-01). Its code is loaded when such a link gets the pointer or the focus.
 */
export function LoginDesk(): React.JSX.Element | null {
  const here = useLocation();
  const [asked, setAsked] = useState<AskedLogin | null>(null);
  useEffect(() => {
    const near = ({ target }: Event): void => void (loginAt(target, here) && load().catch(() => undefined));
    const press = (event: MouseEvent): void => {
      const found = isPlainPress(event) ? loginAt(event.target, here) : null;
      if (!found) return;
      event.preventDefault();
      // Some browsers do not focus a pressed link, but the dialog must give the focus back to it.
      found.link.focus({ preventScroll: true });
      load().then(
        () => setAsked(found.login),
        () => window.location.assign(found.link.href),
      );
    };
    // The capture phase comes before Remix handles the link. Remix then leaves the event alone, because it is handled.
    document.addEventListener('click', press, true);
    document.addEventListener('pointerover', near);
    document.addEventListener('focusin', near);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('pointerover', near);
      document.removeEventListener('focusin', near);
    };
  }, [here]);
  useEffect(() => setAsked(null), [here.key]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <LoginModal asked={asked} />
    </Suspense>
  );
}

/** Returns the link if it opens the log-in dialog. Links in session warnings open the log-in page instead (SES-06). */
function loginAt(
  target: EventTarget | null,
  here: ReturnType<typeof useLocation>,
): { readonly link: HTMLAnchorElement; readonly login: AskedLogin } | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([target], [role="alertdialog"] a)')
      : null;
  const login = link && askedLogin(new URL(link.href), { ...here, origin: window.location.origin });
  return login ? { link, login } : null;
}
