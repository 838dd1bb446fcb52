import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react';

import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { safeReturn } from '../login/app/return-to.js';
import { requireKnown } from '../session/guard.js';
import { useCommandId } from '../root-data.js';
import { isSaveFailure, type ContactAnswer } from './answer.js';
import { readContactForm } from './contact-form.js';
import { useContactFields } from './contact-fields.js';
import { ContactHelp } from './contact-help.js';
import { contactTexts as texts } from './texts.js';
import './contact-details.css';

export const meta: MetaFunction = () => [{ title: `${texts.pageTitle} – Älgört` }];

/** Loads the question, for the dialog and for the page that replaces it without scripts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireKnown(context, request);
  const { profile } = context.shop;
  return { question: await profile.contactQuestion(), phone: profile.contactRoles().customerServicePhone };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<ContactAnswer | Response> {
  const form = readContactForm(await request.formData());
  if (!form) return FAILED;
  const { answer, commandId, email, mobileNumber, returnTo } = form;
  const { profile } = context.shop;
  const result =
    answer === 'later'
      ? await profile.postponeContact({ commandId })
      : await profile.updateContact({ commandId, email, mobileNumber, confirms: true });
  if (result.ok && returnTo !== undefined) return redirect(safeReturn(returnTo), 303);
  return result.ok ? { ok: true, done: answer === 'later' ? 'postponed' : 'confirmed' } : result;
}

/**
 * Sends the answer from a script. If the server fails, the typed text stays, so that the person can try again or wait.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<ContactAnswer> {
  try {
    return (await serverAction()) as ContactAnswer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return FAILED;
  }
}

const FAILED: ContactAnswer = { ok: false, errors: [{ code: 'failed', message: texts.saveFailed }] };

export default function ContactPage(): React.JSX.Element {
  const { question, phone } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[{ to: '/member/', name: 'Min klubb' }]} current={texts.pageTitle} />
      {question ? (
        <>
          <h1>{texts.title(question.name)}</h1>
          <p>{texts.text}</p>
          <Answer question={question} />
          <ContactHelp phone={phone} />
        </>
      ) : (
        <>
          <h1>{texts.nothingAsked}</h1>
          <ButtonLink to="/member/minauppgifter">{texts.toDetails}</ButtonLink>
        </>
      )}
    </div>
  );
}

function Answer({
  question,
}: {
  readonly question: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['question']>;
}): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const commandId = useCommandId('contact');
  const busy = useNavigation().state === 'submitting';
  const { fields } = useContactFields(question, answer?.ok === false ? answer.errors : []);
  return (
    <Form method="post" className="contact-page">
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="returnTo" value="/member/minauppgifter" />
      {fields}
      {isSaveFailure(answer) && (
        <Alert type="error">
          <p>{texts.saveFailed}</p>
        </Alert>
      )}
      <div className="contact-answers">
        <Button name="answer" value="confirm" loading={busy}>
          {texts.confirm}
        </Button>
        <Button name="answer" value="later" variant="quiet" formNoValidate>
          {isSaveFailure(answer) ? texts.later : texts.close}
        </Button>
      </div>
    </Form>
  );
}
