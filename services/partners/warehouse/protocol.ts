import { z } from 'zod';

import { SHORT_CAUSES } from '../../../domain/order/index.js';

const parcelNumber = z.number().int().min(1).max(3);
const line = z.string().min(1).max(200);

/**
 * The body of POST /shipment-orders. The schema is strict. An order with an extra field, such as a product name or a
 * person number, is refused and not stored.
 */
export const shipmentOrder = z.strictObject({
  orderId: z.uuid(),
  orderNumber: z.string().regex(/^\d{1,20}$/),
  deliveryOption: line,
  parcels: z
    .array(
      z.strictObject({
        kind: z.enum(['ambient', 'chilled']),
        weightGrams: z.number().int().min(0).max(1_000_000),
        content: line,
        identityCard: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(3),
  recipient: z.strictObject({
    name: line,
    careOf: line.nullable(),
    street: line,
    postalCode: z.string().regex(/^\d{5}$/),
    city: line,
    phoneNumber: z.string().max(20),
  }),
  pickupPlace: z
    .strictObject({ placeId: line, name: line, street: line, postalCode: z.string().regex(/^\d{5}$/), city: line })
    .nullable()
    .default(null),
  withheld: z.array(parcelNumber).max(3).default([]),
  awaiting: z.array(parcelNumber).max(3).default([]),
});
export type ShipmentOrderBody = z.infer<typeof shipmentOrder>;

/** The body of POST /shipment-orders/{orderId}/cancel, and its answer. */
export const cancelOrder = z.strictObject({ parcels: z.array(parcelNumber).min(1).max(3) });
export const cancelAnswer = z.object({ stopped: z.array(parcelNumber).max(3) });

/** The body of POST /shipment-orders/{orderId}/release. */
export const releaseOrder = z.strictObject({ parcels: z.array(parcelNumber).min(1).max(3) });

/** Words of a carrier. Views keep them, and PostgreSQL keeps no text with a NUL and no index of a long one. */
const said = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);
const count = z.number().int().min(1).max(1_000);

const common = {
  notificationId: said(200),
  orderId: z.uuid(),
  orderNumber: said(20),
  parcel: count,
  parcels: count,
  occurredAt: z.iso.datetime(),
};
const carried = { ...common, trackingNumber: said(100), carrier: said(100) };

/** Lines have numbers and no names, as in the protocol of returns. */
export const shortPieces = z.object({
  line: z.string().min(1).max(10),
  quantity: z.number().int().min(1).max(999),
  cause: z.enum(SHORT_CAUSES),
});

export const warehouseNotification = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picking'), ...common }),
  z.object({ type: z.literal('packed'), ...common }),
  z.object({ type: z.literal('short'), lines: z.array(shortPieces).min(1).max(200), ...common }),
  z.object({ type: z.literal('dispatched'), ...carried }),
  z.object({ type: z.literal('ready'), ...carried }),
  z.object({ type: z.literal('delivered'), ...carried }),
  z.object({ type: z.literal('not-delivered'), reason: z.string().max(500), ...carried }),
  z.object({ type: z.literal('came-back'), ...carried }),
]);

export const warehouseWebhook = z.object({ notification: warehouseNotification, signature: z.string() });
