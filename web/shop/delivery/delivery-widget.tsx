import { useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { deliveryTexts as texts } from './texts.js';
import { onChoice, showSnippet, widgetEntry, type WidgetEntry } from './widget-script.js';

type Standing = 'waiting' | 'there' | 'away';

/**
 * The delivery widget (CHK-02), above the shop's own list. It shows itself only when its script has come. Where it is
 * away, and without scripts, the list stands alone.
 */
export function DeliveryWidget({ shown }: { readonly shown: string }): React.JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const choose = useRef<() => void>(() => undefined);
  const [standing, setStanding] = useState<Standing>('waiting');
  choose.current = () => {
    const wish = { intent: 'delivery', optionId: 'widget', commandId: crypto.randomUUID() };
    submit(wish, { method: 'post', action: '/shop/basket', preventScrollReset: true });
  };
  useEffect(() => {
    const page = { left: false };
    void open(place.current, page).then((entry) => {
      if (page.left) return;
      if (entry) onChoice(entry, () => choose.current());
      setStanding(entry ? 'there' : 'away');
    });
    return () => void (page.left = true);
    // A changed cart is told to the service, which then shows what fits.
  }, [shown]);
  return (
    <section className="delivery-widget" aria-label={texts.widget} hidden={standing !== 'there'}>
      <div ref={place} />
      <p className="muted">{texts.widgetOr}</p>
    </section>
  );
}

/** Asks for the session's snippet, shows it, and waits for its script. Null when any of them does not come. */
async function open(place: HTMLElement | null, page: { readonly left: boolean }): Promise<WidgetEntry | null> {
  const snippet = await snippetOf().catch(() => null);
  if (!place || !snippet || page.left) return null;
  delete window._sw;
  showSnippet(place, snippet);
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  return widgetEntry(
    () => window._sw,
    pause,
    () => page.left,
  );
}

async function snippetOf(): Promise<string | null> {
  const headers = { 'content-type': 'application/json', platform: 'Web' };
  const answer = await fetch('/shipments/sync-cart?widget=true', { method: 'PUT', headers, body: '{}' });
  if (!answer.ok) return null;
  const { widget } = (await answer.json()) as { readonly widget: { readonly snippet: string } | null };
  return widget?.snippet ?? null;
}

declare global {
  interface Window {
    /** The entry of the widget's script, by the name its protocol gives it. */
    _sw?: WidgetEntry;
  }
}
