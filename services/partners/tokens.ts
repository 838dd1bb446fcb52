export const PARTNERS_CONFIG = Symbol('partners config');
export const PAYMENT_GATEWAY = Symbol('payment gateway');
export const PAYMENT_REPORTS = Symbol('payment reports');
export const WAREHOUSE_GATEWAY = Symbol('warehouse gateway');
export const WEATHER_GATEWAY = Symbol('weather gateway');
export const MAILER = Symbol('mailer');
export const PUSH_GATEWAY = Symbol('push gateway');
/** The local mailbox; null where mail is really sent. */
export const MAILBOX = Symbol('mailbox');
/** The simulators of this process; each null where a real partner is set. */
export const SIMULATED = Symbol('simulated partners');
/** Null where the e-ID is neither configured nor simulated: it is then not offered. */
export const BANKID_GATEWAY = Symbol('BankID gateway');
export const FREJA_GATEWAY = Symbol('Freja gateway');
/** Null where no register is connected: no addresses are known then. */
export const POPULATION_REGISTER_GATEWAY = Symbol('population register gateway');
/** The address of each e-ID's simulated telephone, under the shop's own origin; null where the real app opens. */
export const E_ID_APPS = Symbol('e-ID apps');
