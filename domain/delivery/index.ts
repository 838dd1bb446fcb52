export { freeShipping, offerDelivery, type DeliveryRequest, type FreeShipping, type OfferedDelivery } from './offer.js';
export { deliveryRule, type DeliveryOption, type DeliveryOptionId, type DeliveryRule } from './option.js';
export { addWeekdays, isWeekday, weekdayFrom } from './weekdays.js';
