import { expect, test } from '@jest/globals';

import type { RecordedEvent } from './reading.js';
import { rowOf } from './recorded-row.js';

const OURS = JSON.stringify({ eventId: 'event-1', version: 1, $correlationId: 'c' });

function recorded(data: string, metadata: string): RecordedEvent {
  return {
    getStreamIdentifier: () => ({ getStreamName_asU8: () => Buffer.from('cart-1') }),
    getMetadataMap: () => new Map([['type', 'ItemAdded']]),
    getCustomMetadata_asU8: () => Buffer.from(metadata),
    getData_asU8: () => Buffer.from(data),
    getStreamRevision: () => '0',
    getCommitPosition: () => '7',
    getPreparePosition: () => '7',
  } as unknown as RecordedEvent;
}

test('an event of ours whose data is damaged has none, and keeps no other from being read', () => {
  expect(rowOf(recorded('{"quantity":', OURS))).toMatchObject({ eventId: 'event-1', data: null });
});

test('what another program wrote is no event of ours, whatever it is', () => {
  for (const metadata of ['', 'text', 'null', '{"eventId":"event-1"}'])
    expect(rowOf(recorded('{}', metadata))).toBeNull();
});
