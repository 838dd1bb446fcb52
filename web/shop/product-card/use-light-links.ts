import { useNavigate } from '@remix-run/react';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Follows plain links of a long list without loading a new document, with one listener for all. A Remix link takes the
 * server longer to render than the rest of a card. Returns the URL under the pointer or the focus.
 */
export function useLightLinks(list: RefObject<HTMLElement>): string | null {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = (event: MouseEvent): void => {
      const address = event.defaultPrevented || !isPlain(event) ? null : addressOf(event);
      if (!address) return;
      event.preventDefault();
      navigate(address);
    };
    const rest = (event: Event): void => {
      const address = addressOf(event);
      if (address?.startsWith('/produkt/')) setIntent(address.split('#')[0] ?? null);
    };
    element.addEventListener('click', follow);
    element.addEventListener('mouseover', rest);
    element.addEventListener('focusin', rest);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('mouseover', rest);
      element.removeEventListener('focusin', rest);
    };
  }, [list, navigate]);
  return intent;
}

function addressOf({ target }: Event): string | null {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return address?.startsWith('/') ? address : null;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
