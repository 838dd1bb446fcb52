import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';

import { AppendCall } from './append-call.js';
import type { CallArguments } from '../node-channel.js';

/** Holds the append call to the current leader. */
export class AppendCalls {
  private current: { readonly client: StreamsClient; readonly call: AppendCall } | null = null;

  to(client: StreamsClient, args: CallArguments, silenceMs: number): AppendCall {
    const { current } = this;
    if (current?.client === client && !current.call.isOver) return current.call;
    current?.call.retire();
    const call = new AppendCall(client.batchAppend(...args), silenceMs);
    this.current = { client, call };
    return call;
  }

  close(): void {
    this.current?.call.retire();
  }
}
