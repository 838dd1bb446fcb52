import { Button } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { dialogTexts as texts } from '../../shop/favourites/dialog-texts.js';
import { useSendChange } from '../../shop/favourites/use-change.js';

interface ListDialogProps {
  readonly kind: 'clear' | 'revoke';
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before it removes all favourites, either alone or together with the consent to keep them (PRO-08). */
export default function ListDialog({ kind, count, onClose }: ListDialogProps): React.JSX.Element {
  const send = useSendChange();
  const answer = (): void => {
    send(kind === 'clear' ? 'clear' : 'refuse');
    onClose();
  };
  const actions = (
    <>
      <Button type="button" onClick={answer}>
        {texts[kind].action}
      </Button>
      <Button type="button" variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={texts[kind].title} role="alertdialog" actions={actions}>
      <p>{kind === 'clear' ? texts.clear.text(count) : texts.revoke.text}</p>
    </Modal>
  );
}
