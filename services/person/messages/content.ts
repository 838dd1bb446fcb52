import type { ShopMessage } from './message.js';

/** The current messages. They are in code, because the content store cannot hold them yet. */
export const MESSAGES: readonly ShopMessage[] = [
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
];
