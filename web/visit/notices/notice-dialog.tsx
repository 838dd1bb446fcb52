import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { Modal } from '../../interface/dialog/modal.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { Button } from '../../interface/navigation/button.js';
import { SETTINGS } from './notice-desk.js';
import { noticeTexts as texts } from './texts.js';

/** RMD-04: asks a customer who wants notices, and whose devices show none. Closing it is a no for a while. */
export default function NoticeDialog({ isDue }: { readonly isDue: boolean }): React.JSX.Element {
  const { shown, ask, close: leave } = useModalQueue();
  const [isAnswered, setAnswered] = useState(false);
  const fetcher = useFetcher({ key: 'notices' });
  const navigate = useNavigate();
  const wants = isDue && !isAnswered;
  useEffect(() => (wants ? ask('notices') : leave('notices')), [wants]);
  const decline = (): void => {
    setAnswered(true);
    fetcher.submit({ commandId: crypto.randomUUID() }, { method: 'post', action: '/notiser/nej' });
  };
  const open = (): void => {
    setAnswered(true);
    // Only the app can open the settings of the phone. A browser opens the shop's own.
    if (window.algortApp?.openNoticeSettings) window.algortApp.openNoticeSettings();
    else void navigate(SETTINGS);
  };
  return (
    <Modal
      isOpen={wants && shown === 'notices'}
      onClose={decline}
      title={texts.title}
      actions={
        <>
          <Button type="button" onClick={open}>
            {texts.open}
          </Button>
          <Button type="button" variant="quiet" onClick={decline}>
            {texts.without}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Modal>
  );
}
