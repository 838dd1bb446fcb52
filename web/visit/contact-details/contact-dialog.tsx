import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { Alert } from '../../interface/message/alert.js';
import { Button } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { useToast } from '../../interface/message/use-toast.js';
import { isSaveFailure, type ContactAnswer } from './answer.js';
import { asksForContact } from './asks-for-contact.js';
import { ContactHelp } from './contact-help.js';
import { submitOf } from './contact-rules.js';
import { dismissForSession } from './dismissed.js';
import type { loader } from './route.js';
import { contactTexts as texts } from './texts.js';
import { useContactFields } from './contact-fields.js';
import { ANIMATION_MS } from '../../interface/styles/measures.js';
import './contact-details.css';

const PAGE = '/member/kontaktuppgifter';
const FORM = 'contact-details';

type Question = NonNullable<ReturnType<typeof useFetcher<typeof loader>>['data']>;

/** Asks a member to confirm e-mail address and mobile number. It loads its own data. */
export default function ContactDialog(): React.JSX.Element | null {
  const fetcher = useFetcher<typeof loader>({ key: 'contact-question' });
  useEffect(() => fetcher.load(PAGE), []);
  const [first, setFirst] = useState<Question | null>(null);
  // The server sends no question after the answer. The first one is kept, so that the text stays while the dialog
  // closes.
  if (!first && fetcher.data?.question) setFirst(fetcher.data);
  return first && <Asked {...first} />;
}

function Asked({ question, phone }: Question): React.JSX.Element {
  const { pathname } = useLocation();
  const { shown, ask, close: leave } = useModalQueue();
  const [isAnswered, setAnswered] = useState(false);
  const { toast, show } = useToast();
  const { answer, busy, send } = useAnswer();
  const { contact, check, fields } = useContactFields(
    question ?? { email: '', mobileNumber: '' },
    answer?.ok === false ? answer.errors : [],
  );
  const wants = !isAnswered && asksForContact({ due: true, pathname, dismissed: false });
  useEffect(() => (wants ? ask('contact-details') : leave('contact-details')), [wants]);
  useEffect(() => {
    if (!answer?.ok || answer.done !== 'confirmed') return;
    dismissForSession();
    setAnswered(true);
    show(texts.confirmed);
  }, [answer]);
  const isOpen = useSettled(wants && shown === 'contact-details');
  const putOff = (): void => {
    dismissForSession();
    setAnswered(true);
    send('later', contact);
  };
  const failed = isSaveFailure(answer);
  const submit = submitOf(contact);
  const actions = (
    <>
      <Button form={FORM} loading={busy} disabled={submit.disabled}>
        {submit.text}
      </Button>
      {failed && (
        <Button type="button" variant="quiet" onClick={putOff}>
          {texts.later}
        </Button>
      )}
    </>
  );
  return (
    <>
      {toast}
      <Modal isOpen={isOpen} onClose={putOff} title={texts.title(question?.name ?? '')} actions={actions}>
        <p>{texts.text}</p>
        <form
          id={FORM}
          noValidate
          className="contact-form"
          onSubmit={(event) => {
            event.preventDefault();
            const right = check(event.currentTarget);
            if (right) send('confirm', right);
          }}
        >
          {fields}
          {failed && (
            <Alert type="error" fullWidth>
              <p>{texts.saveFailed}</p>
            </Alert>
          )}
        </form>
        <ContactHelp phone={phone} />
      </Modal>
    </>
  );
}

function useAnswer() {
  const fetcher = useFetcher<ContactAnswer>({ key: 'contact-answer' });
  return {
    answer: fetcher.data,
    busy: fetcher.state !== 'idle',
    send: (
      answer: 'confirm' | 'later',
      { email, mobileNumber }: { readonly email: string; readonly mobileNumber: string },
    ) =>
      fetcher.submit({ answer, email, mobileNumber, commandId: crypto.randomUUID() }, { method: 'post', action: PAGE }),
  };
}

/** A closing modal moves the focus last of all. The next modal waits this long to open, so that it keeps the focus. */
const AFTER_MS = ANIMATION_MS.slow + 100;

/** Follows `isTurn`: it becomes true with a delay, and false at once. */
function useSettled(isTurn: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!isTurn) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTurn]);
  return settled;
}
