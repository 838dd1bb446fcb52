import { Link, useFetchers, useSearchParams } from '@remix-run/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { ShopError } from '../../services/web-host/contract/result.js';
import type { CartAnswer } from '../shop/cart/answer.js';
import { cartTexts } from '../shop/cart/texts.js';
import { layoutTexts as texts } from './texts.js';
import './added-message.css';

type Message = { readonly kind: 'added'; readonly count: number } | { readonly kind: 'refused'; readonly error: ShopError };

const SHOWN_MS = 6_000;

/** Tells what came of a cart change: from the address after a plain form, from fetchers otherwise. */
export function AddedMessage(): React.JSX.Element {
  const { message, dismiss } = useCartMessage();
  return (
    <div role="status" aria-live="polite" className="added-region">
      {message && (
        <div className={`added added-${message.kind}`}>
          {message.kind === 'added' ? <CircleCheck size={22} strokeWidth={1.5} aria-hidden /> : <CircleAlert size={22} strokeWidth={1.5} aria-hidden />}
          <p>
            {message.kind === 'added' ? texts.added(message.count) : message.error.message}
            {message.kind === 'refused' && message.error.title && message.error.title !== message.error.message && <small>{message.error.title}</small>}
          </p>
          <Link to="/shop/basket" className="added-link">
            {texts.toCart}
          </Link>
          <button type="button" className="added-close" aria-label={texts.close} onClick={dismiss}>
            <X size={18} strokeWidth={2} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

function useCartMessage(): { message: Message | null; dismiss: () => void } {
  const fetched = latestAnswer(useFetchers().map(({ data }) => data as unknown));
  const [search] = useSearchParams();
  const [message, setMessage] = useState<Message | null>(() => fromAddress(search));
  const key = fetched && `${fetched.commandId}:${fetched.ok}`;
  useEffect(() => {
    if (fetched) setMessage(toMessage(fetched));
    // One message per answered command; the answer itself is a new object on every render.
  }, [key]);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, dismiss: () => setMessage(null) };
}

function latestAnswer(answers: readonly unknown[]): CartAnswer | null {
  const cart = answers.filter((answer): answer is CartAnswer => typeof answer === 'object' && answer !== null && 'commandId' in answer);
  return cart.sort((a, b) => a.at - b.at).at(-1) ?? null;
}

function toMessage(answer: CartAnswer): Message | null {
  if (!answer.ok) return { kind: 'refused', error: answer.errors[0] ?? cartTexts.failed };
  return answer.added > 0 ? { kind: 'added', count: answer.added } : null;
}

function fromAddress(search: URLSearchParams): Message | null {
  const added = Number(search.get('lagd'));
  if (Number.isInteger(added) && added > 0 && added < 100) return { kind: 'added', count: added };
  const code = search.get('varukorgsfel');
  return code ? { kind: 'refused', error: cartTexts.byCode(code) } : null;
}
