import { Link, useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { asksForContact } from './asks-for-contact.js';
import { isDismissed } from './dismissed.js';
import './contact-reminder.css';

const texts = { text: 'Stämmer dina kontaktuppgifter?', link: 'Bekräfta dem' } as const;

const ContactDialog = lazy(() => import('./contact-dialog.js'));

/** Opens the dialog about contact details, and loads its code only for members who must confirm theirs (PRO-04). */
export function ContactDesk({ due }: { readonly due: boolean }): React.JSX.Element {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (asksForContact({ due, pathname, dismissed: isDismissed() })) setAsked(true);
  }, [due, pathname]);
  return (
    <>
      {asksForContact({ due, pathname, dismissed: false }) && (
        <p className="contact-reminder">
          {texts.text} <Link to="/member/kontaktuppgifter">{texts.link}</Link>
        </p>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <ContactDialog />
        </Suspense>
      )}
    </>
  );
}
