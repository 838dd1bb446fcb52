export { chosenPlan, IN_14_DAYS } from './chosen-plan.js';
export type * from './events.js';
export { lateNotice, type LateNotice } from './late.js';
export type { NoticeStanding } from './standing.js';
export { leftOfInvoice, leftToPay, type InvoiceNotice, type InvoiceState } from './state.js';
