import type { PackingEvent } from '../../../domain/order/events.js';
import { count, kr } from '../format.js';
import type { EventTexts } from './event-text.js';
import { word } from './words.js';

/** What becomes of a parcel before its carrier has it (CHK-16). */
export const packingTexts: EventTexts<PackingEvent> = {
  PickingStarted: { label: 'Lagret plockar', line: ({ parcelId }) => `Paket ${parcelId}` },
  ParcelPacked: { label: 'Paket packat', line: ({ parcelId }) => `Paket ${parcelId} väntar på transportören` },
  ParcelShort: {
    label: 'Lagret saknar varor',
    line: ({ parcelId, lines, refund, ends }) =>
      `Paket ${parcelId}, ${lines.map(({ lineId, quantity, cause }) => `rad ${lineId}: ${count(quantity)} ${word(cause)}`).join(', ')}. ${kr(refund)} tillbaka${ENDS[ends ?? 'none']}`,
    importance: 'high',
  },
  NothingLeft: { label: 'Inget kvar av ordern', line: ({ freight }) => `Frakten ${kr(freight)} går tillbaka` },
};

const ENDS = { none: '', parcel: '; inget är kvar i paketet', order: '; inget är kvar av ordern' } as const;
