export const PARTNERS_CONFIG = Symbol('partners config');
export const PAYMENT_GATEWAY = Symbol('payment gateway');
/** The payment partner's daily report. */
export const PAYMENT_REPORTS = Symbol('payment reports');
export const WAREHOUSE_GATEWAY = Symbol('warehouse gateway');
export const WEATHER_GATEWAY = Symbol('weather gateway');
export const MAILER = Symbol('mailer');
export const PUSH_GATEWAY = Symbol('push gateway');
/** The local mailbox, or null where mail is really sent. */
export const MAILBOX = Symbol('mailbox');
/** The simulators running in this process; each null where a real partner is set. */
export const SIMULATED = Symbol('simulated partners');
/** Null where the e-ID is neither set up nor simulated: it is then not offered. */
export const BANKID_GATEWAY = Symbol('BankID gateway');
export const FREJA_GATEWAY = Symbol('Freja gateway');
/** Null where no register is connected: nobody's address is then known from it. */
export const POPULATION_REGISTER_GATEWAY = Symbol('population register gateway');
/** The address of the simulated telephone of each e-ID, under the shop's own origin; null where the real app opens. */
export const E_ID_APPS = Symbol('e-ID apps');
