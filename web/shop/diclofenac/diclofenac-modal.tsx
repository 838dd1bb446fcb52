import { Button } from '../../interface/navigation/button.js';
import { Modal } from '../../interface/dialog/modal.js';
import { DiclofenacAdvice } from './diclofenac-advice.js';
import { closeDiclofenacAdvice, useDiclofenacAdvice } from './diclofenac-store.js';
import { diclofenacTexts as texts } from './texts.js';

export function DiclofenacModal(): React.JSX.Element {
  const varuId = useDiclofenacAdvice();
  return (
    <Modal
      isOpen={varuId !== null}
      onClose={closeDiclofenacAdvice}
      title={texts.title}
      actions={
        <Button type="button" onClick={closeDiclofenacAdvice}>
          {texts.close}
        </Button>
      }
    >
      <DiclofenacAdvice />
    </Modal>
  );
}
