import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { expect, test, vi } from 'vitest';

import { NodeChannel } from './node-channel.js';

test('a node is left, although another call has just found no node', async () => {
  const handleError = vi.fn(() => Promise.reject(new Error('Failed to discover')));
  const node = { handleError } as unknown as NodeChannel;
  await NodeChannel.leave(node, {} as StreamsClient, new Error('the connection broke'));
  expect(handleError).toHaveBeenCalledTimes(1);
});
