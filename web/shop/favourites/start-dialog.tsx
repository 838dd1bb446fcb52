import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { useRootData } from '../../visit/root-data.js';
import type { FavouriteAnswer } from './answer.js';
import type { ChangeIntent } from './change.js';
import { dialogTexts } from './dialog-texts.js';
import { fetcherKey } from './pending.js';
import { dismissForSession } from './use-asks-for-consent.js';

const texts = dialogTexts.start;
type Step = 'ask' | 'remove' | 'failed' | 'closed';

/**
 * Asks a person whose favourites are older than the present consent text whether to keep them (PRO-08). The dialog
 * opens once in a session (SES-10).
 */
export default function StartDialog(): React.JSX.Element {
  const { step, setStep, send, busy } = useSteps();
  const isOpen = useTurn(step !== 'closed');
  const [count] = useState(useRootData()?.favourites.length ?? 0);
  const leave = (): void => {
    dismissForSession();
    setStep('closed');
  };
  const words = { ask: texts.text, remove: texts.removeText(count), failed: texts.failed, closed: '' };
  const buttons = {
    ask: (
      <>
        <Button type="button" loading={busy} onClick={() => send('keep')}>
          {texts.keep}
        </Button>
        <Button type="button" variant="quiet" onClick={() => setStep('remove')}>
          {texts.remove}
        </Button>
      </>
    ),
    remove: (
      <>
        <Button type="button" loading={busy} onClick={() => send('clear')}>
          {texts.removeAction}
        </Button>
        <Button type="button" variant="quiet" onClick={() => setStep('ask')}>
          {texts.back}
        </Button>
      </>
    ),
    failed: (
      <Button type="button" onClick={leave}>
        {texts.understood}
      </Button>
    ),
    closed: null,
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={leave}
      title={step === 'remove' ? texts.removeTitle : texts.title}
      actions={buttons[step]}
    >
      <p>{words[step]}</p>
    </Modal>
  );
}

function useTurn(wants: boolean): boolean {
  const { shown, ask, close } = useModalQueue();
  useEffect(() => (wants ? ask('favourites') : close('favourites')), [wants]);
  return wants && shown === 'favourites';
}

/**
 * Sends the answer. To remove favourites it makes two requests: one deletes them all, the next saves the refused
 * consent.
 */
function useSteps() {
  const [step, setStep] = useState<Step>('ask');
  const fetcher = useFetcher<FavouriteAnswer>({ key: fetcherKey('keep', 'start') });
  const send = (intent: ChangeIntent): void =>
    fetcher.submit({ change: intent, commandId: crypto.randomUUID() }, { method: 'post', action: '/favourites/spara' });
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (!data.ok) setStep('failed');
    else if (data.favourite === 'clear') send('refuse');
    else setStep('closed');
  }, [data]);
  return { step, setStep, send, busy: fetcher.state !== 'idle' };
}
