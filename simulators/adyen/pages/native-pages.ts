import { page } from './pages.js';
import { texts } from './texts.js';

/** A page in a frame tells the shop's page something. Any other page around it hears nothing. */
function telling(returnUrl: string, said: object): string {
  const safe = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script>if(window.parent!==window)window.parent.postMessage(${safe(JSON.stringify(said))},${safe(new URL(returnUrl).origin)})</script>`;
}

export function fingerprintPage(returnUrl: string, threeDSServerTransID: string): string {
  const result = { threeDSServerTransID, threeDSCompInd: 'Y' };
  return page(texts.challenge.title, telling(returnUrl, { type: 'fingerPrintResult', result }));
}

/** The last page of a challenge in a frame. The partner's script takes the result from it. */
export function challengeDonePage(returnUrl: string, threeDSServerTransID: string, passed: boolean): string {
  const result = { threeDSServerTransID, transStatus: passed ? 'Y' : 'N' };
  return page(
    texts.challenge.title,
    `<p>${texts.challenge.done}</p>${telling(returnUrl, { type: 'challengeResult', result })}`,
  );
}
