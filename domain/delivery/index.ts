export { EVENING_CITIES, shareOf } from './areas.js';
export {
  freeShipping,
  offerDelivery,
  promiseOf,
  undeliverable,
  type DeliveryRequest,
  type FreeShipping,
  type Obstacle,
  type OfferedDelivery,
  type OfferedParcel,
} from './offer.js';
export {
  DELIVERY_OPTIONS,
  deliveryRule,
  type DeliveryOption,
  type DeliveryOptionId,
  type DeliveryRule,
} from './option.js';
export { explainDelivery, type ExplainedOption } from './why.js';
export { addWeekdays, dayOfWeek, easterSunday, isWeekday, weekdayFrom } from './weekdays.js';
export { isLate } from './late.js';
export { deliveryPostalCode, shipmentPrice } from './shipment-price.js';
export {
  kindOfWhole,
  PARCEL_KINDS,
  parcelKindOf,
  parcelsOf,
  type Parcel,
  type ParcelKind,
  type ParcelLine,
} from './parcels.js';
export { kilometres, nearEnough, spotOf, type Spot, type WithDistance } from './pickup.js';
export {
  isOwnStock,
  offerOwnStock,
  OWN_STOCK_OPTIONS,
  ownStockRule,
  readyAt,
  type HoursOfDay,
  type OwnStockOption,
  type OwnStockOptionId,
} from './own-stock.js';
