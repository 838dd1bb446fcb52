import { useCommandId } from '../../visit/root-data.js';
import { offerDiclofenacAdvice } from '../diclofenac/diclofenac-store.js';
import { CART_FORM, noteBought } from './bought.js';
import { ReturnTo } from './return-to.js';
import { useSendCartChange } from './use-cart.js';

/** The form of all buy buttons of a page. A product card then needs only a button and no form. */
export function CartDesk(): React.JSX.Element {
  const send = useSendCartChange();
  const commandId = useCommandId('cart');
  const buy = (event: React.FormEvent): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const varuId = submitter.value;
    noteBought(submitter);
    send({ intent: 'add', varuId, quantity: 1, from: submitter.closest('.card') ? 'card' : 'page' });
    if (submitter.dataset['warning'] === 'diclofenac') offerDiclofenacAdvice(varuId);
  };
  return (
    <form id={CART_FORM} method="post" action="/shop/varukorg" hidden onSubmit={buy}>
      <input type="hidden" name="commandId" value={commandId} />
      <ReturnTo />
    </form>
  );
}
