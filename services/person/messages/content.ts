import { checkedMessages } from './checked-messages.js';
import type { ShopMessage } from './message.js';

/**
 * RMD-04: the messages, each with its days. A new message is a new entry; one that is over may stay. The last three say on
 * which days no parcel leaves (`domain/delivery/weekdays.ts`), some days before.
 */
export const MESSAGES: readonly ShopMessage[] = checkedMessages([
  {
    guid: '5f1a2c34-7d55-4b0e-9a35-2c7a6f6d1101',
    title: 'Välkommen till nya Älgört Plus',
    html: '<p>Nu ser du poäng, nivå och bonuscheckar på ett ställe, och <strong>varför</strong> de är som de är.</p><p><a href="/member/">Till min klubb</a></p>',
    orderNumber: null,
    form: 'banner',
    audience: 'earlier-members',
    from: '2026-09-01',
    to: '2027-03-31',
  },
  {
    guid: '5f1a2c34-7d55-4b0e-9a35-2c7a6f6d1102',
    title: 'Paketen i jul',
    html: '<p>Inga paket lämnar oss <strong>den 24–27 december</strong>. Det du beställer då skickas tidigast måndag 28 december.</p><p>Behöver du något tidigare? <a href="/apotek">Sök ett apotek nära dig</a>.</p>',
    orderNumber: null,
    form: 'dialog',
    audience: 'known',
    from: '2026-12-21',
    to: '2026-12-27',
  },
  {
    guid: '5f1a2c34-7d55-4b0e-9a35-2c7a6f6d1103',
    title: 'Paketen i nyår',
    html: '<p>Inga paket lämnar oss <strong>den 31 december–3 januari</strong>. Det du beställer då skickas tidigast måndag 4 januari.</p>',
    orderNumber: null,
    form: 'dialog',
    audience: 'known',
    from: '2026-12-29',
    to: '2027-01-03',
  },
  {
    guid: '5f1a2c34-7d55-4b0e-9a35-2c7a6f6d1104',
    title: 'Paketen i påsk',
    html: '<p>Inga paket lämnar oss <strong>den 26–29 mars</strong>. Det du beställer då skickas tidigast tisdag 30 mars.</p>',
    orderNumber: null,
    form: 'dialog',
    audience: 'known',
    from: '2027-03-23',
    to: '2027-03-29',
  },
]);
