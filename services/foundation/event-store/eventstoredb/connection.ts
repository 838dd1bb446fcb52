import { setTimeout as pause } from 'node:timers/promises';

import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';

import { StoreUnavailable } from '../port.js';
import { isNotWritten } from './appending/append-refused.js';
import { NotSent, isNotHandled, isRefusal, reasonOf } from './call-errors.js';
import { NodeChannel, type CallArguments } from './node-channel.js';
import { Outage } from './outage.js';

export interface Call<T> {
  readonly call: { cancel(): void };
  readonly answer: Promise<T>;
}

export type Send<T> = (client: StreamsClient, ...args: CallArguments) => Call<T>;

export interface Patience {
  /** True when a second call has no further effect. */
  readonly repeatable: boolean;
  readonly deadlineMs?: number;
}

export interface Limits {
  /** The timeout of a call in milliseconds. It ends calls to a node that hangs. */
  readonly deadlineMs: number;
  /**
   * How long to retry, in milliseconds. It covers the restart of a server. The election of a leader takes longer, and
   * the caller then gets an error to retry.
   */
  readonly patienceMs: number;
}

const LIMITS: Limits = { deadlineMs: 5_000, patienceMs: 1_000 };
const RETRY_MS = 50;

/** Sends calls to the leader. Every response, or its absence, becomes a result or an exception of the call. */
export class Connection {
  private readonly node: NodeChannel;
  private readonly running = new Set<Call<unknown>['call']>();
  private closed = false;

  constructor(
    connectionString: string,
    readonly limits = LIMITS,
    private readonly outage = new Outage(),
  ) {
    this.node = NodeChannel.to(connectionString);
  }

  /**
   * Sends a call. It retries for a moment when the node did not handle the call, or when the call is `repeatable`.
   * @throws StoreUnavailable when the retries fail; its cause is the fault. A call that is not `repeatable` may have
   * had an effect; the cause is then the first such fault.
   */
  async call<T>(send: Send<T>, { repeatable, deadlineMs = this.limits.deadlineMs }: Patience): Promise<T> {
    const until = performance.now() + this.limits.patienceMs;
    for (let unknown: unknown = null; ;) {
      try {
        const answer = await this.attempt(send, deadlineMs);
        this.outage.over();
        return answer;
      } catch (error) {
        if (isRefusal(error)) throw unknown === null ? error : this.unavailable(unknown);
        if (!repeatable && !isNotWritten(error)) unknown ??= error;
        const again = !this.closed && performance.now() < until && (repeatable || isNotHandled(error));
        if (!again) throw this.unavailable(unknown ?? error);
        await pause(RETRY_MS);
      }
    }
  }

  /** Cancels every running call without waiting for it. */
  close(): void {
    this.closed = true;
    for (const call of this.running) call.cancel();
    void NodeChannel.close(this.node).catch(() => undefined);
  }

  private async attempt<T>(send: Send<T>, deadlineMs: number): Promise<T> {
    const client = await this.client();
    try {
      return await this.tracked(send(client, ...NodeChannel.callArguments(this.node, deadlineMs)));
    } catch (error) {
      if (!this.closed && !isRefusal(error)) await NodeChannel.leave(this.node, client, error);
      throw error;
    }
  }

  private async client(): Promise<StreamsClient> {
    if (this.closed) throw new NotSent('the store has been closed');
    try {
      return await NodeChannel.streams(this.node);
    } catch (error) {
      throw new NotSent(reasonOf(error));
    }
  }

  private async tracked<T>({ call, answer }: Call<T>): Promise<T> {
    this.running.add(call);
    try {
      return await answer;
    } finally {
      this.running.delete(call);
    }
  }

  private unavailable(error: unknown): StoreUnavailable {
    if (!this.closed) this.outage.note(error);
    return new StoreUnavailable(`EventStoreDB does not answer: ${reasonOf(error)}`, error);
  }
}
