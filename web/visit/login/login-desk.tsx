import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { askedLogin, isPlainPress, type AskedLogin } from './login-link.js';

const load = () => import('./login-modal.js');
const LoginModal = lazy(load);

/** LOG-01: a link to the login opens it over the page; loaded only when a link is about to be pressed. */
export function LoginDesk(): React.JSX.Element | null {
  const here = useLocation();
  const [asked, setAsked] = useState<AskedLogin | null>(null);
  useEffect(() => {
    const near = ({ target }: Event): void => void (loginAt(target, here) && load().catch(() => undefined));
    const press = (event: MouseEvent): void => {
      const found = isPlainPress(event) ? loginAt(event.target, here) : null;
      if (!found) return;
      event.preventDefault();
      // Not all browsers focus a pressed link, and focus returns to it later.
      found.link.focus({ preventScroll: true });
      load().then(
        () => setAsked(found.login),
        () => window.location.assign(found.link.href),
      );
    };
    // Before the link's own router, which ignores a press that is already handled.
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

/** The session's warnings lead to a separate page (SES-06). */
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
