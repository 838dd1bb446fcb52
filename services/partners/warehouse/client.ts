import { z } from 'zod';
import { PartnerRefusal } from '../partner-error.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import { SIGNATURE_HEADER, signCall } from './call-signature.js';
import type { Place, Recipient, ShipmentOrder, WarehouseGateway } from './gateway.js';
import { replacementAnswer } from './replacements.js';
import { cancelAnswer } from './protocol.js';
import { returnOrderAnswer } from './returns.js';

export interface WarehouseClientOptions {
  readonly url: string;
  /** The key of the signatures of calls and webhooks, in hex. */
  readonly hmacKey: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** The description of the contents on every label. It must not reveal that medicines are inside. */
const CONTENT = 'Varor';

const unknown = ({ status }: { readonly status: number | null }): boolean => status === 404;
const tooLateOrUnknown = ({ status }: { readonly status: number }): boolean => status === 409 || status === 404;

export class WarehouseClient implements WarehouseGateway {
  private readonly http: PartnerHttp;

  constructor({ url, hmacKey, timeoutMs, watch }: WarehouseClientOptions) {
    const vouch = (method: string, path: string, body: string) => ({
      [SIGNATURE_HEADER]: signCall(method, path, body, hmacKey),
    });
    this.http = new PartnerHttp({ partner: 'warehouse', baseUrl: url, timeoutMs, vouch, watch });
  }

  order: WarehouseGateway['order'] = async (shipment) => {
    await this.http.send({ method: 'POST', path: '/shipment-orders', body: labelOf(shipment) }, z.unknown());
  };

  cancel: WarehouseGateway['cancel'] = async (orderId, parcels) => {
    const path = `/shipment-orders/${encodeURIComponent(orderId)}/cancel`;
    try {
      return await this.http.send({ method: 'POST', path, body: { parcels }, takes: unknown }, cancelAnswer);
    } catch (error) {
      if (error instanceof PartnerRefusal && unknown(error)) return 'unknown';
      throw error;
    }
  };

  release: WarehouseGateway['release'] = async (orderId, parcels) => {
    const path = `/shipment-orders/${encodeURIComponent(orderId)}/release`;
    try {
      await this.http.send({ method: 'POST', path, body: { parcels }, takes: unknown }, z.unknown());
      return 'released';
    } catch (error) {
      if (error instanceof PartnerRefusal && unknown(error)) return 'unknown';
      throw error;
    }
  };

  sendAgain: WarehouseGateway['sendAgain'] = async ({ orderId, parcel, reorderId }) => {
    const path = `/shipment-orders/${encodeURIComponent(orderId)}/parcels/${parcel}/send-again`;
    try {
      await this.http.send({ method: 'POST', path, body: { reorderId }, takes: tooLateOrUnknown }, z.unknown());
      return 'taken';
    } catch (error) {
      return refusalOf(error);
    }
  };

  orderReturn: WarehouseGateway['orderReturn'] = (order) =>
    this.http.send({ method: 'POST', path: '/return-orders', body: order }, returnOrderAnswer);

  orderReplacement: WarehouseGateway['orderReplacement'] = ({ recipient, ...order }) => {
    const body = { ...order, recipient: addressOf(recipient) };
    return this.http.send({ method: 'POST', path: '/replacement-orders', body }, replacementAnswer);
  };

  close(): Promise<void> {
    return this.http.close();
  }
}

/** The answer that the parcel cannot be sent again. @throws any other error */
function refusalOf(error: unknown): 'too-late' | 'unknown' {
  if (error instanceof PartnerRefusal && error.status === 409) return 'too-late';
  if (error instanceof PartnerRefusal && error.status === 404) return 'unknown';
  throw error;
}

/** Copies field by field, so that no other data of an order reaches a carrier. */
function labelOf(shipment: ShipmentOrder): object {
  const { orderId, orderNumber, deliveryOption, parcels, recipient, pickupPlace = null } = shipment;
  const { withheld = [], awaiting = [] } = shipment;
  return {
    orderId,
    orderNumber,
    deliveryOption,
    parcels: parcels.map((parcel) => ({ ...parcel, content: CONTENT })),
    recipient: addressOf(recipient),
    pickupPlace: pickupPlace && placeOf(pickupPlace),
    withheld,
    awaiting,
  };
}

function addressOf({ name, careOf, street, postalCode, city, phoneNumber }: Recipient): Recipient {
  return { name, careOf, street, postalCode: postalCode.replace(/\s/g, ''), city, phoneNumber };
}

function placeOf({ placeId, name, street, postalCode, city }: Place): Place {
  return { placeId, name, street, postalCode: postalCode.replace(/\s/g, ''), city };
}
