import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type { SupportedMethods as SupportedMethodsMessage } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type Metadata, type StatusObject, type handleUnaryCall } from '@grpc/grpc-js';

import { LateAppends, append } from './append.js';
import { batchAppend } from './batch-append.js';
import { EventLog, type LogView } from './event-log.js';
import { Faults } from './faults.js';
import {
  GossipService,
  ServerFeaturesService,
  StreamsService,
  SupportedMethod,
  SupportedMethods,
} from './generated.js';
import { clusterInfo, type Member } from './gossip.js';
import { OpenCalls } from './open-calls.js';
import { read } from './reading.js';
import { leaderIs, noLeader, refused } from './statuses.js';

const VERSION = '22.10.5';

/** What a node knows of the other nodes in its cluster. */
export interface Neighbours {
  leader(): EventStoreServer | null;
  members(): readonly Member[];
}

/**
 * A simulated EventStoreDB server, for tests without a real one. It keeps events in memory and serves the calls that
 * the shop uses, in the real gRPC protocol. docs/decisions/0004-eventstoredb.md describes how the real server behaves.
 */
export class EventStoreServer {
  readonly faults = new Faults();
  port = 0;
  readonly appendCalls = new OpenCalls();
  readonly subscriptions = new OpenCalls();
  private server: Server | undefined;
  private readonly late = new LateAppends();
  private behind: { readonly view: LogView; reads: number } | null = null;

  constructor(
    private readonly log = new EventLog(),
    private readonly neighbours: Neighbours | null = null,
  ) {}

  static async start(): Promise<EventStoreServer> {
    const started = new EventStoreServer();
    await started.restart();
    return started;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  get isAlive(): boolean {
    return this.server !== undefined;
  }

  /** Lets the next reads return the log as it is now, without later events. */
  fallBehind(reads: number): void {
    this.behind = { view: this.log.upTo(this.log.all.length), reads };
  }

  /** Stops the server and cuts every connection. The events are kept. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  async restart(): Promise<void> {
    const server = new Server();
    this.server = server;
    server.addService(StreamsService, this.streams());
    server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
    server.addService(GossipService, this.gossip());
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
  }

  private streams(): Pick<IStreamsServer, 'read' | 'append' | 'batchAppend'> {
    return {
      read: (call) => {
        const elsewhere = this.elsewhere(call.metadata);
        if (elsewhere) return void call.emit('error', elsewhere);
        if (call.request.getOptions()?.hasSubscription()) this.subscriptions.add(call);
        read(this.log, this.view(), this.faults, call).catch((error: Error) => call.emit('error', refused(error)));
      },
      append: (call, answer) => {
        const elsewhere = this.elsewhere(call.metadata);
        if (elsewhere) return answer(elsewhere);
        append(this.log, this.faults, this.late, call, answer);
      },
      batchAppend: (call) => {
        this.appendCalls.add(call);
        batchAppend(this.log, this.faults, this.late, () => this.elsewhere(call.metadata), call);
      },
    };
  }

  private gossip(): IGossipServer {
    return {
      read: (_call, answer) => {
        const fault = this.faults.meet('gossip');
        answer(null, clusterInfo(fault === 'unreadable' ? [] : (this.neighbours?.members() ?? [])));
      },
    };
  }

  /** The error with which this node refuses a call for the leader. Null when this node may handle the call. */
  private elsewhere(metadata: Metadata): Partial<StatusObject> | null {
    if (!this.neighbours || metadata.get('requires-leader')[0] !== 'true') return null;
    const leader = this.neighbours.leader();
    if (leader === this) return null;
    return leader ? leaderIs('127.0.0.1', leader.port) : noLeader;
  }

  private view(): LogView {
    if (!this.behind || this.behind.reads === 0) return this.log;
    this.behind.reads -= 1;
    return this.behind.view;
  }
}

/** Lists the supported calls without batch append. The plain client that a test uses then appends one by one. */
const supportedMethods: handleUnaryCall<unknown, SupportedMethodsMessage> = (_call, answer) => {
  const methods = ['read', 'append'].map((name) =>
    new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name).setFeaturesList([]),
  );
  answer(null, new SupportedMethods().setEventStoreServerVersion(VERSION).setMethodsList(methods));
};
