/** Modals that come by themselves, in the order in which they go before one another (s3 §4). */
export const SELF_OPENING_MODALS = ['logged-out', 'session-timeout', 'identification', 'inactivity', 'message', 'contact-details'] as const;
export type SelfOpeningModal = (typeof SELF_OPENING_MODALS)[number];

/** Those that wait to be shown or are shown; each at most once. */
export type ModalQueue = readonly SelfOpeningModal[];

export type QueueChange = { readonly type: 'asked' | 'closed'; readonly modal: SelfOpeningModal };

export function changeQueue(queue: ModalQueue, { type, modal }: QueueChange): ModalQueue {
  if (type === 'closed') return queue.filter((waiting) => waiting !== modal);
  return SELF_OPENING_MODALS.filter((one) => one === modal || queue.includes(one));
}

/** What can be told later never comes between a shopper and paying: a press on its way would land on it. */
const CAN_WAIT: readonly SelfOpeningModal[] = ['message', 'contact-details'];

/** One at a time, the most urgent first; none while an order is being confirmed. */
export function shownModal(queue: ModalQueue, pathname: string): SelfOpeningModal | null {
  if (pathname.startsWith('/shop/confirmation')) return null;
  const [first] = queue;
  return first === undefined || (pathname.startsWith('/shop/') && CAN_WAIT.includes(first)) ? null : first;
}
