/** In order of priority (SES-04). A press opens the login, and less urgent modals wait for it. */
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

/** Modals that open without a press. */
export const SELF_OPENING_MODALS: readonly SelfOpeningModal[] = QUEUED_MODALS.filter((modal) => modal !== 'login');

/** Waiting and shown modals; each at most once. */
export type ModalQueue = readonly QueuedModal[];

export type QueueChange = { readonly type: 'asked' | 'closed'; readonly modal: QueuedModal };

export function changeQueue(queue: ModalQueue, { type, modal }: QueueChange): ModalQueue {
  if (type === 'closed') return queue.filter((waiting) => waiting !== modal);
  return QUEUED_MODALS.filter((one) => one === modal || queue.includes(one));
}

/** These never interrupt paying: a press already on its way would hit the modal. */
const CAN_WAIT: readonly QueuedModal[] = ['message', 'contact-details', 'favourites'];

/** One at a time, the most urgent first; none opens by itself while an order is being confirmed. */
export function shownModal(queue: ModalQueue, pathname: string): QueuedModal | null {
  if (pathname.startsWith('/shop/confirmation')) return queue.includes('login') ? 'login' : null;
  const [first] = queue;
  return first === undefined || (pathname.startsWith('/shop/') && CAN_WAIT.includes(first)) ? null : first;
}
