import type {
  BatchAppendReq as BatchRequest,
  BatchAppendResp as BatchAnswer,
} from '@eventstore/db-client/generated/streams_pb.js';
import { parseUUID } from '@eventstore/db-client/dist/utils/grpcUUID.js';
import type { ClientDuplexStream } from '@grpc/grpc-js';

import { guarded } from '../../../log/guarded.js';
import { refusalIn } from './append-refused.js';
import { UnreadableAnswer } from '../call-errors.js';
import type { Call } from '../connection.js';

interface Waiting {
  readonly resolve: (answer: BatchAnswer) => void;
  readonly reject: (error: unknown) => void;
  readonly silence: NodeJS.Timeout;
}

/**
 * One streaming call to a node. It sends appends one after another and matches the responses to them. It keeps its own
 * list of pending appends. A late response matches none and is dropped. A broken call fails only its own appends.
 */
export class AppendCall {
  private readonly waiting = new Map<string, Waiting>();
  private isRetired = false;
  isOver = false;

  constructor(
    private readonly stream: ClientDuplexStream<BatchRequest, BatchAnswer>,
    private readonly silenceMs: number,
  ) {
    const unreadable = (cause: unknown): void =>
      this.broken(new UnreadableAnswer('EventStoreDB answered appends with what cannot be read', { cause }));
    stream.on(
      'data',
      guarded('an answer to an append', (answer: BatchAnswer) => this.answered(answer), unreadable),
    );
    stream.on(
      'error',
      guarded('a broken call of appends', (error: Error) => this.broken(error)),
    );
    stream.on(
      'end',
      guarded('the end of a call of appends', () => this.broken(new Error('the node ended the call of the appends'))),
    );
  }

  /** Sends an append. @param id the correlation id, which the response repeats */
  send(id: string, request: BatchRequest): Call<BatchAnswer> {
    const answer = new Promise<BatchAnswer>((resolve, reject) => {
      const hangs = guarded('an append that is not answered', () =>
        this.fail(id, new Error(`no data for ${this.silenceMs / 1000} s`)),
      );
      this.waiting.set(id, { resolve, reject, silence: setTimeout(hangs, this.silenceMs) });
      this.stream.write(request);
    });
    return { call: { cancel: () => this.fail(id, new Error('the store has been closed')) }, answer };
  }

  /** Sends nothing more. Responses to pending appends are still accepted. */
  retire(): void {
    this.isRetired = true;
    this.leaveWhenIdle();
  }

  private answered(answer: BatchAnswer): void {
    const waiting = this.taken(parseUUID(answer.getCorrelationId()) ?? '');
    const refusal = refusalIn(answer);
    if (refusal) waiting?.reject(refusal);
    else waiting?.resolve(answer);
    this.leaveWhenIdle();
  }

  private fail(id: string, error: Error): void {
    this.taken(id)?.reject(error);
    this.leaveWhenIdle();
  }

  private broken(error: unknown): void {
    this.isOver = true;
    for (const id of [...this.waiting.keys()]) this.taken(id)?.reject(error);
    this.stream.cancel();
  }

  private taken(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.silence);
    return waiting;
  }

  /** Ends the call. A node keeps it open even after the client has closed its side. */
  private leaveWhenIdle(): void {
    if (!this.isRetired || this.waiting.size > 0) return;
    this.isOver = true;
    this.stream.cancel();
  }
}
