/** In the order in which they go before one another (SES-04). The login is opened by a press, and what can be told later waits for it. */
const QUEUED_MODALS = [
  'logged-out',
  'session-timeout',
  'identification',
  'inactivity',
  'login',
  'message',
  'contact-details',
  'favourites',
] as const;
export type QueuedModal = (typeof QUEUED_MODALS)[number];
export type SelfOpeningModal = Exclude<QueuedModal, 'login'>;

/** Modals that come by themselves. */
export const SELF_OPENING_MODALS: readonly SelfOpeningModal[] = QUEUED_MODALS.filter((modal) => modal !== 'login');

/** Those that wait to be shown or are shown; each at most once. */
export type ModalQueue = readonly QueuedModal[];

export type QueueChange = { readonly type: 'asked' | 'closed'; readonly modal: QueuedModal };

export function changeQueue(queue: ModalQueue, { type, modal }: QueueChange): ModalQueue {
  if (type === 'closed') return queue.filter((waiting) => waiting !== modal);
  return QUEUED_MODALS.filter((one) => one === modal || queue.includes(one));
}

/** What can be told later never comes between a shopper and paying: a press on its way would land on it. */
const CAN_WAIT: readonly QueuedModal[] = ['message', 'contact-details', 'favourites'];

/** One at a time, the most urgent first; none comes by itself while an order is being confirmed. */
export function shownModal(queue: ModalQueue, pathname: string): QueuedModal | null {
  if (pathname.startsWith('/shop/confirmation')) return queue.includes('login') ? 'login' : null;
  const [first] = queue;
  return first === undefined || (pathname.startsWith('/shop/') && CAN_WAIT.includes(first)) ? null : first;
}
