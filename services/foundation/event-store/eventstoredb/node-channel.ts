import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { credentials, type CallOptions, type Channel, type Metadata } from '@grpc/grpc-js';

import { isNotLeader, reasonOf } from './call-errors.js';

export type CallArguments = [metadata: Metadata, options: CallOptions];

/**
 * Uses only the connection handling of the client package: connection string, certificates, gossip and the choice of
 * the leader. Its calls are not used, because they handle responses in event handlers and in promises that nobody
 * awaits. An unexpected response would end the process (docs/decisions/0023-eventstoredb-cluster.md).
 */
export class NodeChannel extends EventStoreDBClient {
  private static readonly clients = new WeakMap<Channel, StreamsClient>();

  /** Connects to a cluster. Only this class uses the client's protected members. */
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

  /**
   * Returns the metadata and options of a call. Only the leader may respond, because another node may lack the newest
   * events.
   */
  static callArguments(node: NodeChannel, deadlineMs: number): CallArguments {
    const endless = deadlineMs === Infinity ? { deadline: Infinity } : {};
    const [metadata, options] = node.callArguments({ requiresLeader: true, deadline: deadlineMs }, endless);
    return [metadata, options];
  }

  /**
   * Disconnects from the node after a fault, so that the next call looks for the leader again. A node that is not the
   * leader answers with the leader's host and port.
   */
  static async leave(node: NodeChannel, client: StreamsClient, error: unknown): Promise<void> {
    const why = isNotLeader(error) ? (error as Error) : new UnavailableError(undefined, reasonOf(error));
    // Another call may already be looking for a node. This call waits for that search and ignores its failure, which
    // the other call reports.
    await node.handleError(client, why).catch(() => undefined);
  }

  static async close(node: NodeChannel): Promise<void> {
    const channel = await node.getChannel();
    channel.close();
  }
}
