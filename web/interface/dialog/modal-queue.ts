/** In order of priority (SES-04). A person opens the log-in by a press; less urgent modals wait until it closes. */
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

/** Modals that the page opens by itself, without a press. */
export const SELF_OPENING_MODALS: readonly SelfOpeningModal[] = QUEUED_MODALS.filter((modal) => modal !== 'login');

export type ModalQueue = readonly QueuedModal[];

export type QueueChange = { readonly type: 'asked' | 'closed'; readonly modal: QueuedModal };

export function changeQueue(queue: ModalQueue, { type, modal }: QueueChange): ModalQueue {
  if (type === 'closed') return queue.filter((waiting) => waiting !== modal);
  return QUEUED_MODALS.filter((one) => one === modal || queue.includes(one));
}

/** These modals wait while a person pays. Otherwise a press meant for the page could hit a modal that just opened. */
const CAN_WAIT: readonly QueuedModal[] = ['message', 'contact-details', 'favourites'];

/** Only the most urgent modal is shown. No modal opens by itself while an order is being confirmed. */
export function shownModal(queue: ModalQueue, pathname: string): QueuedModal | null {
  if (pathname.startsWith('/shop/confirmation')) return queue.includes('login') ? 'login' : null;
  const [first] = queue;
  return first === undefined || (pathname.startsWith('/shop/') && CAN_WAIT.includes(first)) ? null : first;
}
