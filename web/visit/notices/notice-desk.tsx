import { Link, useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { asksForNotices } from './asks-for-notices.js';
import { noticeTexts as texts } from './texts.js';
import '../contact-details/contact-reminder.css';

export const SETTINGS = '/member/minainstallningar#notiser';

const NoticeDialog = lazy(() => import('./notice-dialog.js'));

/** Opens 'Slå på notiser', and loads its code only for those who are asked (RMD-04). */
export function NoticeDesk({ due }: { readonly due: boolean }): React.JSX.Element | null {
  const { pathname } = useLocation();
  const isDue = asksForNotices({ due, pathname });
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isDue) setAsked(true);
  }, [isDue]);
  return (
    <>
      {isDue && (
        <p className="contact-reminder">
          {texts.reminder} <Link to={SETTINGS}>{texts.open}</Link>
        </p>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <NoticeDialog isDue={isDue} />
        </Suspense>
      )}
    </>
  );
}
