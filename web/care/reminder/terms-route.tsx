import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';

import { TextPage } from '../../shop/pages/text-page.js';
import { TERMS, termsTexts as texts } from './terms-texts.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

/** RMD-05: the terms of reminders. */
export default function ReminderTermsPage(): React.JSX.Element {
  return (
    <TextPage title={texts.title} intro={texts.intro} sections={TERMS}>
      <p>
        <Link to="/member/minainstallningar#paminnelser">{texts.settings}</Link>
      </p>
    </TextPage>
  );
}
