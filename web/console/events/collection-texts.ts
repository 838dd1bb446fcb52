import type { CollectionEvent } from '../../../domain/order/events.js';
import { rowCount } from '../format.js';
import type { EventTexts } from './event-text.js';
import { word } from './words.js';

/** What happens to a parcel that its customer collects, or does not get (CHK-16). */
export const collectionTexts: EventTexts<CollectionEvent> = {
  ParcelReady: {
    label: 'Paket finns att hämta',
    line: ({ parcelId, lastDay }) => `Paket ${parcelId}, sista dag ${lastDay}. Kunden meddelas`,
    importance: 'high',
  },
  CollectReminded: {
    label: 'Påminnelse om att hämta',
    line: ({ parcelId, lastDay }) => `Paket ${parcelId}, sista dag ${lastDay}`,
  },
  ParcelNotCollected: {
    label: 'Paket inte hämtat',
    line: ({ parcelId, lastDay, reorderBy }) =>
      `Paket ${parcelId}, sista dag var ${lastDay}. ${reorderBy ? `Kan beställas igen till ${reorderBy}` : 'Det går tillbaka till lagret'}`,
    importance: 'high',
  },
  ParcelReordered: {
    label: 'Paket beställt igen',
    line: ({ parcelId, reorderBy }) => `Paket ${parcelId}, till samma ställe. Gick att beställa till ${reorderBy}`,
    importance: 'high',
  },
  ReorderDeclined: {
    label: 'Paket gick inte att skicka igen',
    line: ({ parcelId, answer }) => `Paket ${parcelId}: ${word(answer)}`,
    importance: 'high',
  },
  GoodsDestroyed: {
    label: 'Läkemedel förstörda',
    line: ({ parcelId, lines, why }) =>
      `Paket ${parcelId}, ${rowCount(lines.length)}: ${word(why)}. Betalas inte tillbaka`,
    importance: 'high',
  },
  ParcelCameBack: {
    label: 'Paket tillbaka på lagret',
    line: ({ parcelId, lines }) => `Paket ${parcelId}, ${rowCount(lines.length)} åter`,
    importance: 'high',
  },
};
