import type { OrderDispatched, PlacedOrder } from '../../../domain/order/index.js';
import { parcelTexts } from '../delivery/texts.js';
import { mailSums } from './mail-sums.js';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Writes the confirmation of an order. */
export function confirmationMail(placed: PlacedOrder, link: string, orderLink: string): Letter {
  const { orderNumber, contact } = placed;
  return {
    subject: `Orderbekräftelse ${orderNumber}`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `Tack för din beställning ${orderNumber}. Efter den här bekräftelsen går den inte att ändra.`,
      '',
      ...mailSums(placed),
      '',
      ...deliveryLines(placed),
      `Din order och ditt kvitto: ${orderLink}`,
      `Följ leveransen: ${link}`,
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}

/** Each parcel has a line of its own. It names no goods. */
function deliveryLines({ delivery, parcels }: PlacedOrder): readonly string[] {
  if (parcels.length < 2) return [`Leverans: ${delivery.name}, ${delivery.promise}`];
  return [
    `Din beställning kommer i ${parcels.length} paket:`,
    ...parcels.map(
      ({ parcelId, kind, method, promise }) => `${parcelId} ${parcelTexts[kind]}: ${method}, ${promise.text}`,
    ),
  ];
}

/** Writes the mail about a parcel that was sent. An order in several parcels has one mail for each. */
export function dispatchMail(
  { orderNumber, contact, parcels }: PlacedOrder,
  { parcelId, trackingNumber }: OrderDispatched['data'],
  link: string,
): Letter {
  const nth = parcels.findIndex((parcel) => parcel.parcelId === parcelId) + 1;
  return {
    subject: `Din order ${orderNumber} är på väg`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `Ditt paket ${trackingNumber} har lämnat oss.`,
      ...(parcels.length > 1
        ? [`Din order skickas i ${parcels.length} paket. Det här är paket ${nth}, och vi mejlar om varje paket.`]
        : []),
      `Följ det här: ${link}`,
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}

/** Writes the mail about a late parcel. It does not name the contents. */
export function delayMail({ orderNumber, contact }: PlacedOrder, promise: string, link: string): Letter {
  return {
    subject: `Din order ${orderNumber} är försenad`,
    text: [
      `Hej ${contact.firstName}!`,
      '',
      `När du beställde lovade vi leverans ${promise}. Det har vi inte hållit, och det beklagar vi.`,
      'Vi arbetar med din order och hör av oss igen när paketet är på väg.',
      '',
      `Följ din order här: ${link}`,
      'Vill du ångra köpet gör du det på orderns sida. Har du frågor är du välkommen att kontakta kundservice.',
      '',
      'Vänliga hälsningar',
      'Älgört',
    ].join('\n'),
  };
}
