import { useLocation } from '@remix-run/react';
import { useState } from 'react';

import { Button } from '../../interface/button.js';
import { Modal } from '../../interface/modal.js';
import { safeHtml } from './safe-html.js';
import { messageTexts as texts } from './texts.js';
import { useMessages, type UserMessage } from './use-messages.js';
import './message-modal.css';

/** One message at a time; they wait while an order is being confirmed (s2 §2). */
export function MessageModal(): React.JSX.Element | null {
  const { messages, setRead } = useMessages();
  const waits = useLocation().pathname === '/shop/confirmation';
  const [latest, setLatest] = useState<UserMessage | null>(null);
  const message = waits ? null : (messages[0] ?? null);
  // The words stay while the modal closes.
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
