import type { SupportedMethods as SupportedMethodsMessage } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, status, type handleUnaryCall } from '@grpc/grpc-js';

import { batchAppend } from './appending.js';
import { EventLog } from './event-log.js';
import { ServerFeaturesService, StreamsService, SupportedMethod, SupportedMethods } from './generated.js';
import { read } from './reading.js';

const VERSION = '24.10.0';

/**
 * As much of EventStoreDB as the shop uses, over its own gRPC protocol and in memory, for tests on
 * machines without one. It speaks with the definitions that the client was generated from; what the
 * real server does behind them is told in docs/decisions/0004-eventstoredb.md.
 */
export class EventStoreServer {
  private server: Server | undefined;
  private lost = 0;
  private port = 0;

  constructor(private readonly log = new EventLog()) {}

  static async start(): Promise<EventStoreServer> {
    const started = new EventStoreServer();
    await started.restart();
    return started;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** The next append is written, and its answer lost with the connection. */
  loseNextAnswer(): void {
    this.lost += 1;
  }

  /** Cuts every connection; what was written stays. */
  stop(): void {
    this.server?.forceShutdown();
  }

  /** At the same address as before. */
  async restart(): Promise<void> {
    this.server = new Server();
    this.server.addService(StreamsService, this.streams());
    this.server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
    const server = this.server;
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
  }

  private streams(): Pick<IStreamsServer, 'read' | 'batchAppend'> {
    return {
      read: (call) =>
        void read(this.log, call).catch((error: Error) =>
          call.emit('error', { code: status.INVALID_ARGUMENT, details: error.message }),
        ),
      batchAppend: (call) => batchAppend(this.log, call, () => this.answers()),
    };
  }

  private answers(): boolean {
    if (this.lost === 0) return true;
    this.lost -= 1;
    return false;
  }
}

const supportedMethods: handleUnaryCall<unknown, SupportedMethodsMessage> = (_call, answer) => {
  const methods = ['read', 'batchappend'].map((name) =>
    new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name).setFeaturesList([]),
  );
  answer(null, new SupportedMethods().setEventStoreServerVersion(VERSION).setMethodsList(methods));
};
