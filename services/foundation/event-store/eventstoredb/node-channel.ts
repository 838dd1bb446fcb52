import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { credentials, type CallOptions, type Channel, type Metadata } from '@grpc/grpc-js';

import { isNotLeader, reasonOf } from './call-errors.js';

export type CallArguments = [metadata: Metadata, options: CallOptions];

/**
 * The client's own connection handling: connection string, certificates, gossip, leader, another node after a fault.
 * Its calls are not used. They handle answers in event handlers and in promises that nobody awaits, so an unexpected
 * answer ends the process (docs/decisions/0023-eventstoredb-cluster.md).
 */
export class NodeChannel extends EventStoreDBClient {
  private static readonly clients = new WeakMap<Channel, StreamsClient>();

  /** Only this class uses the client's protected members. */
  static to(connectionString: string): NodeChannel {
    return EventStoreDBClient.connectionString(connectionString) as NodeChannel;
  }

  static async streams(node: NodeChannel): Promise<StreamsClient> {
    const channel = await node.getChannel();
    const known = NodeChannel.clients.get(channel);
    if (known) return known;
    const client = new StreamsClient('', credentials.createInsecure(), { channelOverride: channel });
    NodeChannel.clients.set(channel, client);
    return client;
  }

  /** Only the leader may answer: another node may not have the newest events. */
  static callArguments(node: NodeChannel, deadlineMs: number): CallArguments {
    const endless = deadlineMs === Infinity ? { deadline: Infinity } : {};
    const [metadata, options] = node.callArguments({ requiresLeader: true, deadline: deadlineMs }, endless);
    return [metadata, options];
  }

  /** After a fault the next call discovers the leader again; a node that is not the leader has named it. */
  static async leave(node: NodeChannel, client: StreamsClient, error: unknown): Promise<void> {
    const why = isNotLeader(error) ? (error as Error) : new UnavailableError(undefined, reasonOf(error));
    // While another call fails to find a node, this one waits for the same discovery; that call reports it.
    await node.handleError(client, why).catch(() => undefined);
  }

  static async close(node: NodeChannel): Promise<void> {
    const channel = await node.getChannel();
    channel.close();
  }
}
