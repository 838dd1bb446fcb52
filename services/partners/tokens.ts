export const PARTNERS_CONFIG = Symbol('partners config');
export const PAYMENT_GATEWAY = Symbol('payment gateway');
export const WAREHOUSE_GATEWAY = Symbol('warehouse gateway');
export const MAILER = Symbol('mailer');
/** The local mailbox, or null where mail is really sent. */
export const MAILBOX = Symbol('mailbox');
/** The simulators running in this process; each null where a real partner is set. */
export const SIMULATED = Symbol('simulated partners');
