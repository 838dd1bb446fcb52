import { Link, useFetchers, useLocation, useSearchParams } from '@remix-run/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { withQuery } from '../../visit/login/app/return-to.js';
import { CartDesk } from '../cart/cart-desk.js';
import { isCartAnswer, type CartAnswer } from '../cart/answer.js';
import { cartTexts } from '../cart/texts.js';
import { CartErrorModal } from '../cart/error/cart-error-modal.js';
import { showCartError, useCartError } from '../cart/error/cart-error-store.js';
import { cartErrorWords, reasonOf, refusalText, stockText } from '../cart/error/reason.js';
import { DiclofenacModal } from '../diclofenac/diclofenac-modal.js';
import { MessageModal } from '../message-modal/message-modal.js';
import { FreeShippingLine } from '../delivery/free-shipping.js';
import { useRootData } from '../../visit/root-data.js';
import { layoutTexts as texts } from './texts.js';
import './added-message.css';

type Message = { readonly kind: 'added' | 'refused'; readonly title: string; readonly text?: string | null };

/** A message about the cart disappears after three seconds (UI-10). */
const SHOWN_MS = 3_000;

export function AddedMessage(): React.JSX.Element {
  return (
    <>
      <CartDesk />
      <Bubble />
      <CartErrorModal />
      <DiclofenacModal />
      <MessageModal />
    </>
  );
}

function Bubble(): React.JSX.Element {
  const { message, dismiss } = useCartMessage();
  const Icon = message?.kind === 'added' ? CircleCheck : CircleAlert;
  return (
    <div role="status" aria-live="polite" className="added-region">
      {message && (
        <div className={`added added-${message.kind}`}>
          <Icon size={22} strokeWidth={1.5} aria-hidden />
          <div className="added-text">
            <p>{message.title}</p>
            {message.text && <p className="added-note">{message.text}</p>}
            {message.kind === 'added' && <Shipping />}
          </div>
          <Link to="/shop/basket" className="added-link">
            {texts.toCart}
          </Link>
          <Dismiss onDismiss={dismiss} />
        </div>
      )}
    </div>
  );
}

/** Says how many kronor of goods are missing for free shipping (CRT-05). */
function Shipping(): React.JSX.Element | null {
  const freeShipping = useRootData()?.cart.freeShipping;
  return freeShipping ? <FreeShippingLine freeShipping={freeShipping} /> : null;
}

/** Closes the message. It links to the same page without the message, so that it works without JavaScript. */
function Dismiss({ onDismiss }: { readonly onDismiss: () => void }): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={withQuery(`${pathname}${search}`, GONE)}
      className="added-close"
      aria-label={texts.close}
      onClick={onDismiss}
      preventScrollReset
      replace
    >
      <X size={18} strokeWidth={2} aria-hidden />
    </Link>
  );
}

const GONE = { lagd: null, varukorgsfel: null };

function useCartMessage(): { message: Message | null; dismiss: () => void } {
  const answer = latestAnswer(useFetchers().map(({ data }) => data as unknown));
  const blocked = useCartError()?.reason === 'blocked';
  const [search] = useSearchParams();
  const [message, setMessage] = useState<Message | null>(() => fromAddress(search));
  const key = answer && `${answer.commandId}:${answer.ok}`;
  useEffect(() => {
    if (!answer) return;
    const error = answer.ok ? undefined : answer.errors[0];
    if (!answer.ok && answer.from === 'card') showCartError(reasonOf(error?.code), stockText(error));
    else setMessage(toMessage(answer));
    // Depends only on the response's key, so each response is shown once. The response object is new in every render.
  }, [key]);
  useEffect(() => {
    if (!blocked) return;
    setMessage({ kind: 'refused', title: cartTexts.blocked });
    showCartError(null);
  }, [blocked]);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, dismiss: () => setMessage(null) };
}

function latestAnswer(answers: readonly unknown[]): CartAnswer | null {
  return (
    answers
      .filter(isCartAnswer)
      .sort((a, b) => a.at - b.at)
      .at(-1) ?? null
  );
}

function toMessage(answer: CartAnswer): Message | null {
  if (!answer.ok) return { kind: 'refused', title: refusalText(answer.errors[0]), text: stockText(answer.errors[0]) };
  return answer.added > 0 ? { kind: 'added', title: cartTexts.added(answer.added) } : null;
}

/** Reads the message that the URL contains after a form without scripts; null when there is none. */
function fromAddress(search: URLSearchParams): Message | null {
  const added = Number(search.get('lagd'));
  if (Number.isInteger(added) && added > 0 && added < 100) return { kind: 'added', title: cartTexts.added(added) };
  const code = search.get('varukorgsfel');
  if (!code) return null;
  const reason = reasonOf(code);
  return reason === 'other'
    ? { kind: 'refused', title: cartTexts.failed.message }
    : { kind: 'refused', ...cartErrorWords(reason) };
}
