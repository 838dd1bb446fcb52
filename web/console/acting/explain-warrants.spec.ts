import { expect, test } from 'vitest';

import { FORGOTTEN, type RecordedEvent } from '../../../domain/kernel/index.js';
import { explainActing } from './explain-warrants.js';

const AT = '2026-03-02T08:00:00.000Z';
const of = { customerId: 'tora', role: 'holder', warrantId: 'w1', at: AT };
const terms = { persons: FORGOTTEN, registeredOn: '2026-03-01', acceptBy: '2026-03-08', validThrough: '2030-02-28' };

function recorded(type: string, data: object): RecordedEvent {
  const event = { eventId: `event of ${type}`, type, data, effectiveAt: AT, streamId: 'warrant-tora' };
  return event as unknown as RecordedEvent;
}

test('a warrant that was given elsewhere tells that the daily question found it, and gives no right yet (RX-08)', () => {
  const events = [
    recorded('WarrantReceived', { ...of, ...terms, status: 'waiting', endedBy: null }),
    recorded('WarrantFoundWaiting', of),
  ];
  const [explained] = explainActing(events, AT).warrants;
  expect(explained).toMatchObject({ standing: 'waiting', since: null, given: { at: 'elsewhere' } });
  expect(explained?.steps.map(({ label, line }) => [label, line])).toEqual([
    ['Fullmakt mottagen', 'Kunden är tagare, väntar på svar'],
    ['Fullmakt från annat håll', 'Hittad vid den dagliga frågan. Kunden är tagare och meddelas'],
  ]);
});
