import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button, ButtonLink } from '../../../interface/navigation/button.js';
import { Modal } from '../../../interface/dialog/modal.js';
import { showCartError, useCartError, type CartError } from './cart-error-store.js';
import { cartErrorWords } from './reason.js';
import './cart-error.css';

export function CartErrorModal(): React.JSX.Element {
  const asked = useCartError();
  // A press that the page itself blocked is explained in a bubble, not in this modal.
  const error = asked?.reason === 'blocked' ? null : asked;
  const [latest, setLatest] = useState<CartError>({ reason: 'other', said: null });
  useEffect(() => {
    // The text stays while the modal closes. It is set in an effect, because React 18 would otherwise miss the store's
    // next change.
    if (error) setLatest(error);
  }, [error]);
  const { reason, said } = error ?? latest;
  const { title, text } = cartErrorWords(reason, said);
  const close = (): void => showCartError(null);
  return (
    <Modal
      isOpen={error !== null}
      onClose={close}
      title={title}
      actions={
        <>
          {latest.reason === 'paying' && (
            <ButtonLink to="/shop/basket" onClick={close}>
              Till varukorgen
            </ButtonLink>
          )}
          <Button type="button" variant={latest.reason === 'paying' ? 'quiet' : 'primary'} onClick={close}>
            Stäng
          </Button>
        </>
      }
    >
      <div className="cart-error">
        <CircleAlert size={72} strokeWidth={1} aria-hidden />
        {text && <p>{text}</p>}
      </div>
    </Modal>
  );
}
