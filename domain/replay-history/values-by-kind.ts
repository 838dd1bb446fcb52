import type { Shown } from '../kernel/index.js';
import type { CustomerKind, ShownKind } from '../slices.js';
import { valuesOf } from './shown-streams.js';
import { streamsIn, type Snapshot } from './snapshot.js';

export type ValueShown = Shown<ShownKind>;

export interface ValuesOfKind {
  readonly kind: CustomerKind;
  readonly values: readonly ValueShown[];
}

/** The displayed values of a moment, grouped by kind of stream. Kinds without values are left out. */
export function valuesByKind(snapshot: Snapshot, except: readonly CustomerKind[] = []): readonly ValuesOfKind[] {
  const { instant } = snapshot;
  const wanted = instant === null ? [] : streamsIn(snapshot).filter(({ kind }) => !except.includes(kind));
  const byKind = new Map<CustomerKind, ValueShown[]>();
  for (const stream of wanted) {
    const values = valuesOf(stream, instant ?? '').map(({ behind: _asked, adds: _added, ...shown }) => shown);
    byKind.set(stream.kind, [...(byKind.get(stream.kind) ?? []), ...values]);
  }
  return [...byKind].filter(([, values]) => values.length > 0).map(([kind, values]) => ({ kind, values }));
}
