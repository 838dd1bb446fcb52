export { chequeEntries, chequeEventTypes } from './cheque-money.js';
export { happenedAt, moneyEventTypes, orderEntries, type OrderMoneyEvent } from './order-money.js';
