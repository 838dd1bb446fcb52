import { isForgotten } from '../../../domain/kernel/index.js';
import type { DeliveryDelayed, OrderDispatched, PlacedOrder } from '../../../domain/order/index.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { parcelTexts } from '../delivery/texts.js';
import { mailSums } from './mail-sums.js';

/** Writes the confirmation of an order. */
export function confirmationMail(placed: PlacedOrder, link: string, orderLink: string): WrittenMail {
  const { orderNumber, contact } = placed;
  return writeMail({
    subject: `Orderbekräftelse ${orderNumber}`,
    firstName: contact.firstName,
    parts: [
      `Tack för din beställning ${orderNumber}. Efter den här bekräftelsen går den inte att ändra.`,
      { rows: mailSums(placed) },
      ...promises(placed),
      ...placeOf(placed),
      { label: 'Din order och ditt kvitto', url: orderLink },
      { label: 'Följ leveransen', url: link },
    ],
  });
}

/** Each parcel has a line of its own. It names no goods. */
function promises({ delivery, parcels }: PlacedOrder): readonly MailPart[] {
  if (parcels.length < 2) return [`Leverans: ${delivery.name}, ${parcels[0]?.promise.text ?? delivery.promise}`];
  const rows = parcels.map(({ parcelId, kind, method, promise }) => ({
    label: `${parcelId} ${parcelTexts[kind]}: ${method}, ${promise.text}`,
    value: null,
  }));
  return [`Din beställning kommer i ${parcels.length} paket:`, { rows }];
}

function placeOf({ pickupPlace }: PlacedOrder): readonly MailPart[] {
  if (!pickupPlace || isForgotten(pickupPlace)) return [];
  const { name, street, postalCode, city } = pickupPlace;
  return [`Hämtas på: ${name}, ${street}, ${postalCode} ${city}`];
}

/** Writes the mail about a parcel that was sent. An order in several parcels has one mail for each. */
export function dispatchMail(
  { orderNumber, contact, parcels }: PlacedOrder,
  { parcelId, trackingNumber }: OrderDispatched['data'],
  link: string,
): WrittenMail {
  const nth = parcels.findIndex((parcel) => parcel.parcelId === parcelId) + 1;
  return writeMail({
    subject: `Din order ${orderNumber} är på väg`,
    firstName: contact.firstName,
    parts: [
      `Ditt paket ${trackingNumber} har lämnat oss.`,
      ...(parcels.length > 1
        ? [`Din order skickas i ${parcels.length} paket. Det här är paket ${nth}, och vi mejlar om varje paket.`]
        : []),
      { label: 'Följ det här', url: link },
    ],
  });
}

/** Writes the mail about a late parcel. It does not name the contents. */
export function delayMail(
  { orderNumber, contact, parcels }: PlacedOrder,
  { parcelId, promise }: Pick<DeliveryDelayed['data'], 'parcelId' | 'promise'>,
  link: string,
  orderLink: string,
): WrittenMail {
  const which = parcels.length > 1 && parcelId ? ` av paket ${parcelId}` : '';
  return writeMail({
    subject: `Din order ${orderNumber} är försenad`,
    firstName: contact.firstName,
    parts: [
      `När du beställde lovade vi leverans${which} ${promise}. Det har vi inte hållit, och det beklagar vi.`,
      'Vi arbetar med din order och hör av oss igen när paketet är på väg.',
      { label: 'Följ din order här', url: link },
      'Vill du ångra köpet gör du det på orderns sida. Har du frågor är du välkommen att kontakta kundservice.',
      { label: 'Din order', url: orderLink },
    ],
  });
}
