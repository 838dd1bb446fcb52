import type { Position, RecordedEvent } from '../../domain/kernel/index.js';

/** What the runner needs of the event store; the services' port has this shape. */
export interface EventSource {
  /** Events after a position in the one order of all events; `next` has been looked at whole. */
  readAll(
    after: Position,
    options?: { readonly types?: readonly string[]; readonly limit?: number },
  ): Promise<SourceBatch>;
  readStream(
    streamId: string,
    options?: { readonly from?: number; readonly toRevision?: number },
  ): Promise<readonly RecordedEvent[]>;
  head(): Promise<Position>;
  /** May call for nothing, and may miss a call: the runner polls behind it. */
  onAppended(listener: () => void): () => void;
}

export interface SourceBatch {
  readonly events: readonly RecordedEvent[];
  readonly next: Position;
  readonly end: boolean;
}
