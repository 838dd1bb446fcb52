import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button, ButtonLink } from '../../../interface/navigation/button.js';
import { Modal } from '../../../interface/dialog/modal.js';
import { basketWith } from '../not-entirely-added.js';
import { cartTexts as texts } from '../texts.js';
import { showCartError, useCartError, type CartError } from './cart-error-store.js';
import { cartErrorWords } from './reason.js';
import './cart-error.css';

const NONE: CartError = { reason: 'other', explanation: null };

export function CartErrorModal(): React.JSX.Element {
  const asked = useCartError();
  // A press that the page itself blocked is explained in a bubble, not in this modal.
  const error = asked?.reason === 'blocked' ? null : asked;
  const [latest, setLatest] = useState(NONE);
  useEffect(() => {
    // The text stays while the modal closes. It is set in an effect, because React 18 would otherwise miss the store's
    // next change.
    if (error) setLatest(error);
  }, [error]);
  const { reason, explanation, varuId } = error ?? latest;
  const { title, text } = cartErrorWords(reason);
  const leads = reason === 'paying' || explanation !== null;
  const close = (): void => showCartError(null);
  return (
    <Modal
      isOpen={error !== null}
      onClose={close}
      title={title}
      actions={
        <>
          {leads && (
            <ButtonLink to={basketWith(varuId)} onClick={close}>
              {texts.toCart}
            </ButtonLink>
          )}
          <Button type="button" variant={leads ? 'quiet' : 'primary'} onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className="cart-error">
        <CircleAlert size={72} strokeWidth={1} aria-hidden />
        {text && <p>{text}</p>}
        {explanation && <p>{explanation}</p>}
      </div>
    </Modal>
  );
}
