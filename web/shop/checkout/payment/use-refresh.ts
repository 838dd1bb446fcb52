import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const EVERY_MS = 2_000;
/** A phone that fell asleep may never get the answer to an open question. */
const PATIENCE_MS = 10_000;
/** The events after which a page that slept, or lost its network, can ask again. */
const WAKES = ['pageshow', 'online', 'focus'] as const;

/** Where the news will stand: at another address, to which this one then leads, or on this page itself. */
type News = 'elsewhere' | 'here';

/**
 * Asks every two seconds whether there is news, and at once when the page wakes. Only then is the page loaded anew:
 * without a network the load would fail and put an error page in place of this one. A page that shows the news itself
 * is loaded whenever the shop answers.
 */
export function useRefresh(active: boolean, news: News = 'elsewhere'): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === 'idle';
  useEffect(() => {
    if (!active) return undefined;
    const asking = new Asking(news, () => idle.current && revalidate());
    const wake = (): void => void (document.visibilityState === 'visible' && asking.now());
    document.addEventListener('visibilitychange', wake);
    for (const event of WAKES) window.addEventListener(event, wake);
    asking.later();
    return () => {
      asking.end();
      document.removeEventListener('visibilitychange', wake);
      for (const event of WAKES) window.removeEventListener(event, wake);
    };
  }, [active, news, revalidate]);
}

class Asking {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question: AbortController | undefined;

  constructor(
    private readonly news: News,
    private readonly onNews: () => void,
  ) {}

  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), EVERY_MS);
  }

  /** Asks, and gives up a question that is still open: its connection may be gone. */
  now(): void {
    clearTimeout(this.timer);
    this.question?.abort();
    const question = new AbortController();
    this.question = question;
    const patience = setTimeout(() => question.abort(), PATIENCE_MS);
    hasNews(this.news, question.signal)
      .then((has) => has && this.onNews())
      // No network, a server that restarts, or no patience: the next question may be answered.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(patience);
        if (question === this.question) this.later();
      });
  }

  end(): void {
    clearTimeout(this.timer);
    this.question?.abort();
    this.question = undefined;
  }
}

/** Whether the page's address leads on, or has nothing more to show. */
async function hasNews(news: News, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal });
  if (news === 'here' && answer.ok) return true;
  return answer.type === 'opaqueredirect' || (answer.status >= 400 && answer.status < 500);
}
