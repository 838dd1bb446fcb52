import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';

import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Alert } from '../../interface/message/alert.js';
import { MemberLayout } from '../../member/member-layout.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { REMINDERS } from '../prescription/parts.js';
import type { action } from './reminder-action.js';
import { ReminderRows } from './reminder-rows.js';
import { reminderTexts as texts } from './texts.js';
import '../../member/member.css';
import './reminder.css';

export { action } from './reminder-action.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** RMD-04, RMD-07: what was sent and is not read, what will be sent, and what is past. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const own = await context.shop.reminders.own();
  // RX-12: the strong log-in may end between the two checks.
  if (!own) throw redirect(`/init-login?redirect=${encodeURIComponent(REMINDERS)}`);
  return own;
}

export default function RemindersPage(): React.JSX.Element {
  const { unread, coming, earlier } = useLoaderData<typeof loader>();
  return (
    <MemberLayout title={texts.title} intro={texts.intro}>
      <Saved />
      <p className="reminder-ways">
        <Link to="/member/minainstallningar#paminnelser">{texts.settings}</Link>
        <Link to="/remindersterms">{texts.terms}</Link>
      </p>
      <section className="panel" aria-labelledby="olasta">
        <h2 id="olasta">{texts.unread}</h2>
        <ReminderRows reminders={unread} none={texts.noUnread} does="read" />
      </section>
      <section className="panel" aria-labelledby="kommande">
        <h2 id="kommande">{texts.coming}</h2>
        {coming.length > 0 && <p className="muted">{texts.comingText}</p>}
        <ReminderRows reminders={coming} none={texts.noComing} does="cancel" />
      </section>
      <section className="panel" aria-labelledby="tidigare">
        <h2 id="tidigare">{texts.earlier}</h2>
        <ReminderRows reminders={earlier} none={texts.noEarlier} />
      </section>
    </MemberLayout>
  );
}

function Saved(): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const saved = useSearchParams()[0].get('sparat') ?? '';
  const text = Object.hasOwn(texts.saved, saved) ? texts.saved[saved as keyof typeof texts.saved] : null;
  return (
    <>
      <ErrorSummary errors={answer?.id === null ? answer.errors : []} />
      <div role="status">{text && !answer && <Alert type="success">{text}</Alert>}</div>
    </>
  );
}
