import type { LineDispensed, PackingEvent, StopEvent } from '../../../domain/order/events.js';
import { count, kr } from '../format.js';
import type { EventTexts } from './event-text.js';
import { word } from './words.js';

/** What becomes of a parcel before its carrier has it (CHK-16). */
export const packingTexts: EventTexts<PackingEvent | StopEvent | LineDispensed> = {
  CancellationRequested: {
    label: 'Avbrytande begärt',
    line: ({ reason, parcelIds }) =>
      `Lagret har frågats om ${parcelIds ? `paket ${parcelIds.join(', ')}` : 'ordern'} kan stoppas: ${word(reason)}`,
    importance: 'high',
  },
  CancellationAnswered: {
    label: 'Lagret har svarat om avbrytande',
    line: ({ answer, stopped, tooLate }) =>
      [word(answer), named('stoppat', stopped), named('för sent för', tooLate)].filter(Boolean).join('. '),
    importance: 'high',
  },
  ParcelStopped: {
    label: 'Paket stoppat',
    line: ({ parcelId, reason, refund }) => `Paket ${parcelId} skickas inte, ${kr(refund)} tillbaka: ${word(reason)}`,
    importance: 'high',
  },
  PickingStarted: { label: 'Lagret plockar', line: ({ parcelId }) => `Paket ${parcelId}` },
  ParcelPacked: { label: 'Paket packat', line: ({ parcelId }) => `Paket ${parcelId} väntar på transportören` },
  ParcelShort: {
    label: 'Varor skickas inte',
    line: ({ parcelId, lines, refund, ends }) =>
      `Paket ${parcelId}, ${lines.map(({ lineId, quantity, cause }) => `rad ${lineId}: ${count(quantity)} ${word(cause)}`).join(', ')}. ${kr(refund)} tillbaka${ENDS[ends ?? 'none']}`,
    importance: 'high',
  },
  LineDispensed: {
    label: 'Receptvara expedierad',
    line: ({ lineId, lowered }) => `Rad ${lineId}${lowered > 0 ? `, ${kr(lowered)} lägre avgift` : ''}`,
  },
  NothingLeft: { label: 'Inget kvar av ordern', line: ({ freight }) => `Frakten ${kr(freight)} går tillbaka` },
};

const ENDS = { none: '', parcel: '; inget är kvar i paketet', order: '; inget är kvar av ordern' } as const;

function named(what: string, parcelIds: readonly string[] | null): string {
  return parcelIds && parcelIds.length > 0 ? `${what} ${parcelIds.join(', ')}` : '';
}
