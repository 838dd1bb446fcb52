import { useEffect, useState } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { safeHtml } from './safe-html.js';
import { messageTexts as texts } from './texts.js';
import { useMessages, type UserMessage } from './use-messages.js';
import './message-modal.css';

/**
 * Shows the messages to a customer, one at a time. Modals about the session go first, and the confirmation page shows
 * no message (SES-10).
 */
export function MessageModal(): React.JSX.Element | null {
  const { messages, setRead } = useMessages();
  const { shown, ask, close: leave } = useModalQueue();
  const waiting = messages.length > 0;
  useEffect(() => (waiting ? ask('message') : leave('message')), [waiting]);
  const [latest, setLatest] = useState<UserMessage | null>(null);
  const message = shown === 'message' ? (messages[0] ?? null) : null;
  if (message && message !== latest) setLatest(message);
  if (!latest) return null;
  const { MessageTitle, MessageText, OrderNr } = latest.Message;
  const close = (): void => setRead(latest);
  return (
    <Modal
      isOpen={message !== null}
      onClose={close}
      title={MessageTitle}
      actions={
        <Button type="button" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <div className="message-text" dangerouslySetInnerHTML={{ __html: safeHtml(MessageText) }} />
      {OrderNr && <p className="message-order">{texts.order(OrderNr)}</p>}
    </Modal>
  );
}
