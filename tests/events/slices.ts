import type { AnyEventDefinitions } from '../../domain/kernel/index.js';
import { slices as registered, type StreamKind } from '../../domain/slices.js';
import { eventShapes, type Shape } from './shape.js';

export interface AnySlice {
  readonly kind: StreamKind;
  readonly events: AnyEventDefinitions;
  readonly initial: unknown;
  readonly evolve: (state: never, event: never) => unknown;
}

export const slices: readonly AnySlice[] = Object.values(registered);

export function todaysShapes(): ReadonlyMap<string, Shape> {
  return eventShapes(slices.map(({ kind }) => `domain/${kind}/events.ts`));
}
