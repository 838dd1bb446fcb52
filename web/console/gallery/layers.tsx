import { useState } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { Drawer, preloadDrawer } from '../../interface/dialog/drawer.js';
import { Field } from '../../interface/field/field.js';
import { Modal, preloadModal } from '../../interface/dialog/modal.js';
import { SELF_OPENING_MODALS } from '../../interface/dialog/modal-queue.js';
import { useModalQueue } from '../../interface/dialog/use-modal-queue.js';
import { Piece } from './piece.js';

type Layer = 'dialog' | 'fullscreen' | 'checkout' | 'question' | 'drawer' | 'left';
const OPENERS: readonly (readonly [Layer, string])[] = [
  ['dialog', 'Öppna dialog'],
  ['fullscreen', 'Öppna helskärm'],
  ['checkout', 'Öppna från kassan'],
  ['question', 'Öppna fråga'],
  ['drawer', 'Öppna låda'],
  ['left', 'Öppna låda till vänster'],
];

export function Layers(): React.JSX.Element {
  const [open, setOpen] = useState<Layer | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Piece id="modal" title="Modal, kö och drawer">
      <div className="piece-row" onMouseEnter={preloadModal} onFocus={preloadDrawer}>
        {OPENERS.map(([layer, text]) => (
          <Button key={layer} type="button" variant="quiet" onClick={() => setOpen(layer)}>
            {text}
          </Button>
        ))}
        <Queue />
      </div>
      <Modal
        isOpen={open === 'dialog'}
        onClose={close}
        title="Identifiera dig"
        actions={<Button onClick={close}>Fortsätt</Button>}
      >
        <p>Välj hur du vill logga in. Du behöver legitimera dig för att handla receptvaror.</p>
        <Field name="note" label="Meddelande" />
      </Modal>
      <Modal isOpen={open === 'fullscreen'} onClose={close} title="Bipacksedel" variant="fullscreen">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{index + 1}. Läs noga igenom denna bipacksedel innan du börjar använda detta läkemedel.</p>
        ))}
      </Modal>
      <Modal isOpen={open === 'checkout'} onClose={close} title="Köpvillkor" backToCheckout>
        <p>Villkoren gäller för köp från och med i dag.</p>
      </Modal>
      <Modal
        isOpen={open === 'question'}
        onClose={close}
        title="Ta bort alla favoriter?"
        role="alertdialog"
        isDismissable={false}
        actions={<Answers onAnswer={close} />}
      >
        <p>Det går inte att ångra.</p>
      </Modal>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Filter"
        actions={<Button onClick={close}>Visa 48 varor</Button>}
      >
        <p>En låda är 424 pixlar bred och ligger över allt annat.</p>
      </Drawer>
      <Drawer isOpen={open === 'left'} onClose={close} title="Meny" side="left">
        <p>Kategorier</p>
      </Drawer>
    </Piece>
  );
}

function Answers({ onAnswer }: { readonly onAnswer: () => void }): React.JSX.Element {
  return (
    <>
      <Button variant="quiet" onClick={onAnswer}>
        Behåll
      </Button>
      <Button onClick={onAnswer}>Ta bort</Button>
    </>
  );
}

function Queue(): React.JSX.Element {
  const { shown, ask, close } = useModalQueue();
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => [...SELF_OPENING_MODALS].reverse().forEach(ask)}>
        Fyll kön
      </Button>
      {SELF_OPENING_MODALS.map((modal) => (
        <Modal key={modal} isOpen={shown === modal} onClose={() => close(modal)} title={modal}>
          <p>Nästa i kön visas när denna stängs.</p>
        </Modal>
      ))}
    </>
  );
}
