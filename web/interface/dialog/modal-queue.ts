/** The modals of a page, the most urgent first (SES-04). A person opens the log-in; the others open by themselves. */
const QUEUED_MODALS = [
  'logged-out',
  'session-timeout',
  'identification',
  'inactivity',
  'login',
  'message',
  'contact-details',
  'notices',
  'favourites',
] as const;
export type QueuedModal = (typeof QUEUED_MODALS)[number];
export type SelfOpeningModal = Exclude<QueuedModal, 'login'>;

/** Modals that the page opens by itself, without a press. */
export const SELF_OPENING_MODALS: readonly SelfOpeningModal[] = QUEUED_MODALS.filter((modal) => modal !== 'login');

export type ModalQueue = readonly QueuedModal[];

export type QueueChange = { readonly type: 'asked' | 'closed'; readonly modal: QueuedModal };

export function changeQueue(queue: ModalQueue, { type, modal }: QueueChange): ModalQueue {
  if (type === 'closed') return queue.filter((waiting) => waiting !== modal);
  return QUEUED_MODALS.filter((one) => one === modal || queue.includes(one));
}

/**
 * These modals wait while a person is in the checkout. A press meant for the page could hit a modal that just opened.
 */
const CAN_WAIT: readonly QueuedModal[] = ['message', 'contact-details', 'notices', 'favourites'];

/** Returns the most urgent modal that may be shown now. The page that confirms an order shows only the log-in. */
export function shownModal(queue: ModalQueue, pathname: string): QueuedModal | null {
  if (pathname.startsWith('/shop/confirmation')) return queue.includes('login') ? 'login' : null;
  const [first] = queue;
  return first === undefined || (pathname.startsWith('/shop/') && CAN_WAIT.includes(first)) ? null : first;
}
