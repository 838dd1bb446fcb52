import { formatKronor, isForgotten } from '../../../domain/kernel/index.js';
import {
  destroysMedicines,
  mayWithdraw,
  uncollectedFee,
  type ItemsReturned,
  type ParcelNotCollected,
  type ParcelReady,
  type PlacedOrder,
  type SentParcel,
} from '../../../domain/order/index.js';
import { isInvoiced, paysBackText } from '../invoice/money-back-text.js';
import { writeMail, type MailPart, type WrittenMail } from '../../partners/mail/letter.js';
import { dayText, lastTimeText } from './texts.js';

export interface CollectionLinks {
  readonly tracking: string;
  readonly order: string;
}

function letter({ contact }: PlacedOrder, subject: string, parts: readonly MailPart[]): WrittenMail {
  return writeMail({ subject, firstName: contact.firstName, parts });
}

/** CHK-10: the notice. It says where, how long, and what follows for who does not come. */
export function readyMail(placed: PlacedOrder, ready: ParcelReady['data'], links: CollectionLinks): WrittenMail {
  return letter(placed, `Ditt paket finns att hämta, order ${placed.orderNumber}`, [
    `Paket ${ready.parcelId} finns att hämta. Ta med legitimation.`,
    ...placeOf(placed),
    `Hämta det senast ${lastTimeText(ready)}.`,
    followsText(placed),
    { label: 'Följ paketet', url: links.tracking },
    { label: 'Din order', url: links.order },
  ]);
}

export function reminderMail(
  placed: PlacedOrder,
  { parcelId, hold }: Pick<SentParcel, 'parcelId' | 'hold'>,
  links: CollectionLinks,
): WrittenMail {
  return letter(placed, `Glöm inte ditt paket, order ${placed.orderNumber}`, [
    `Paket ${parcelId} väntar fortfarande på dig.`,
    ...placeOf(placed),
    ...(hold ? [`Hämta det senast ${lastTimeText(hold)}. Ta med legitimation.`] : []),
    followsText(placed),
    { label: 'Din order', url: links.order },
  ]);
}

/** The time is over. Who had the parcel in a locker may have it sent there again. */
export function uncollectedMail(
  placed: PlacedOrder,
  { parcelId, lastDay, reorderBy }: ParcelNotCollected['data'],
  links: CollectionLinks,
): WrittenMail {
  const fee = formatKronor(uncollectedFee(placed.placedAt).amount);
  return letter(placed, `Ditt paket hämtades inte, order ${placed.orderNumber}`, [
    `Tiden att hämta paket ${parcelId} gick ut ${dayText(lastDay)}.`,
    ...(reorderBy ? [`Du kan beställa paketet till samma ställe igen till och med ${dayText(reorderBy)}.`] : []),
    `${reorderBy ? 'Annars går paketet' : 'Paketet går'} tillbaka till oss. När det är här ${isInvoiced(placed) ? 'drar vi av varorna från fakturan, men tar' : 'betalar vi tillbaka varorna samma väg som du betalade, men tar'} ${fee} i avgift. Har du ångrat köpet före ${dayText(lastDay)} tar vi inte ut avgiften.`,
    ...lostText(placed, parcelId),
    { label: reorderBy ? 'Beställ paketet igen' : 'Din order', url: links.order },
  ]);
}

export function reorderDeclinedMail(placed: PlacedOrder, parcelId: string, links: CollectionLinks): WrittenMail {
  return letter(placed, `Paketet gick inte att skicka igen, order ${placed.orderNumber}`, [
    `Paket ${parcelId} var redan på väg tillbaka till oss, så det går inte att skicka till dig igen.`,
    'När det är här hör vi av oss om återbetalningen.',
    { label: 'Din order', url: links.order },
  ]);
}

/** What became of the goods, and each krona of the refund. */
export function cameBackMail(
  placed: PlacedOrder,
  parcel: Pick<SentParcel, 'parcelId' | 'destroyed'>,
  back: ItemsReturned['data'] | null,
  links: CollectionLinks,
): WrittenMail {
  return letter(placed, `Ditt paket är tillbaka hos oss, order ${placed.orderNumber}`, [
    `Paket ${parcel.parcelId} har kommit tillbaka till oss.`,
    ...(parcel.destroyed.length > 0 ? ['Läkemedlen i det är förstörda. De betalas inte tillbaka.'] : []),
    ...refundText(placed, back),
    { label: 'Din order', url: links.order },
  ]);
}

/** A home delivery that failed, and what it means for the goods (CHK-16). */
export function failedDeliveryMail(
  placed: PlacedOrder,
  { parcelId, destroyed, lineIds }: Pick<SentParcel, 'parcelId' | 'destroyed' | 'lineIds'>,
  links: CollectionLinks,
): WrittenMail {
  const rest = lineIds.length > destroyed.length;
  return letter(placed, `Vi kunde inte lämna ditt paket, order ${placed.orderNumber}`, [
    `Budet kunde inte lämna paket ${parcelId}.`,
    ...(destroyed.length > 0
      ? [
          'Läkemedlen i paketet förstörs, för ingen kan svara för hur de har förvarats. De betalas inte tillbaka, och vi tar inte ut någon avgift.',
          ...(rest ? ['Övriga varor kommer tillbaka till oss. Då betalar vi tillbaka dem, utan avgift.'] : []),
        ]
      : ['Kommer paketet tillbaka till oss betalar vi tillbaka varorna, utan avgift.']),
    { label: 'Följ paketet', url: links.tracking },
    { label: 'Din order', url: links.order },
  ]);
}

function followsText({ placedAt }: PlacedOrder): string {
  const fee = formatKronor(uncollectedFee(placedAt).amount);
  return `Hämtar du inte paketet går det tillbaka till oss, och vi tar ut en avgift på ${fee}. Vill du inte ha varorna ångrar du köpet på orderns sida före dess, så slipper du avgiften.`;
}

function placeOf({ pickupPlace }: PlacedOrder): readonly MailPart[] {
  if (!pickupPlace || isForgotten(pickupPlace)) return [];
  const { name, street, postalCode, city } = pickupPlace;
  return [`Det finns på: ${name}, ${street}, ${postalCode} ${city}`];
}

/** Told only where the option destroys them, and only to who has bought any. */
function lostText({ parcels, lines, placedAt }: PlacedOrder, parcelId: string): readonly MailPart[] {
  const parcel = parcels.find((each) => each.parcelId === parcelId);
  const medicine = lines.some((line) => parcel?.lineIds.includes(line.lineId) && !mayWithdraw(line));
  return parcel && medicine && destroysMedicines('not-collected', parcel.optionId, placedAt)
    ? ['Läkemedel som kommer tillbaka förstörs. De betalas inte tillbaka, och för dem tar vi inte ut någon avgift.']
    : [];
}

function refundText(placed: PlacedOrder, back: ItemsReturned['data'] | null): readonly MailPart[] {
  if (!back) return [];
  const { refund, fee, shipping, whole } = back;
  const goods = back.lines.reduce((sum, line) => sum + line.refund, 0);
  const rows = [
    { label: 'Varor', value: formatKronor(goods) },
    ...(shipping > 0 ? [{ label: 'Frakt', value: formatKronor(shipping) }] : []),
    ...(fee ? [{ label: 'Avgift för varor som inte hämtats', value: `−${formatKronor(fee.amount)}` }] : []),
    { label: 'Tillbaka till dig', value: formatKronor(refund), kind: 'sum' as const },
  ];
  return [
    { rows },
    refund > 0 ? paysBackText(placed, refund) : 'Det finns inget att betala tillbaka.',
    ...(whole && placed.chequeId ? ['Bonuschecken kan du använda igen, lika länge som förut.'] : []),
  ];
}
