import { expect, test } from 'vitest';

import type { RecordedEvent } from './reading.js';
import { rowOf } from './recorded-row.js';

const ID = '5f1f64d5-9d3b-4b62-8f0e-1d3c0f6a7b11';
const SERVERS_ID = '7b0de8f1-33a6-49c9-93b0-1be4a9d7fd22';
const METADATA = {
  ...{ eventId: ID, version: 1, $correlationId: ID, commandId: 'c', fingerprint: 'f' },
  ...{ actor: { kind: 'system', id: 'test' }, effectiveAt: '2026-03-01T12:00:00Z', recordedAt: '2026-03-01T12:00:00Z' },
};
const OURS = JSON.stringify(METADATA);

function recorded(data: string, metadata: string, streamId = 'cart-1', type = 'ItemAdded'): RecordedEvent {
  return {
    getId: () => ({ getString: () => SERVERS_ID }),
    getStreamIdentifier: () => ({ getStreamName_asU8: () => Buffer.from(streamId) }),
    getMetadataMap: () =>
      new Map([
        ['type', type],
        ['created', '17724528000000000'],
      ]),
    getCustomMetadata_asU8: () => Buffer.from(metadata),
    getData_asU8: () => Buffer.from(data),
    getStreamRevision: () => '0',
    getCommitPosition: () => '7',
    getPreparePosition: () => '7',
  } as unknown as RecordedEvent;
}

test('one of our events with damaged data has no data, and does not stop others from being read', () => {
  expect(rowOf(recorded('{"quantity":', OURS))).toMatchObject({ eventId: ID, data: null });
  expect(rowOf(recorded('{}', OURS))).not.toHaveProperty('fault');
});

test.each(['', 'text', 'null', '{"eventId":"event-1"}', OURS.slice(0, 90)])(
  'one of our events with the metadata %j is marked as damaged, and has its time and ids',
  (metadata) => {
    expect(rowOf(recorded('{}', metadata))).toMatchObject({
      eventId: SERVERS_ID,
      version: 1,
      metadata: { correlationId: SERVERS_ID, recordedAt: '2026-03-02T12:00:00.000Z' },
      fault: expect.stringMatching(/^its metadata has no valid commandId, /),
    });
  },
);

test.each(['eventId', '$correlationId', 'version', 'commandId', 'actor', 'effectiveAt', 'recordedAt', 'fingerprint'])(
  'one of our events without its %s is marked as damaged too, and keeps the rest',
  (field) => {
    const row = rowOf(recorded('{}', JSON.stringify({ ...METADATA, [field]: undefined })));
    const named = field === '$correlationId' ? 'correlationId' : field;
    expect(row?.fault).toBe(`its metadata has no valid ${named}`);
    expect(row?.metadata).toMatchObject(field === 'commandId' ? { fingerprint: 'f' } : { commandId: 'c' });
  },
);

test('an event of another program is never ours, whatever it contains', () => {
  for (const metadata of ['', 'text', 'null', '{"eventId":"event-1"}'])
    for (const [stream, type] of [
      ['cart-1', 'Heartbeat'],
      ['billing-1', 'ItemAdded'],
    ] as const)
      expect(rowOf(recorded('{}', metadata, stream, type))).toBeNull();
});
