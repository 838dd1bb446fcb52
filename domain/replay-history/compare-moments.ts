import type { Fact, Shown } from '../kernel/index.js';
import type { ShownKind } from '../slices.js';
import { turns, valuesOf, type ShownStream } from './shown-streams.js';
import { streamsIn, type Snapshot } from './snapshot.js';

export type DifferenceKind = ShownKind;

export interface Difference {
  /** The id of the value, for example "carts/{cartId}/lines/{varuId}". It does not change over time. */
  readonly path: string;
  readonly kind: DifferenceKind;
  /** A name for people, for example of the product. Empty when `kind` says enough. */
  readonly name: string;
  /**
   * The value at the earlier moment: a quantity, öre, points, a date or a status. Null when the value did not exist.
   */
  readonly before: Fact;
  readonly after: Fact;
}

type Entry = Pick<Shown<DifferenceKind>, 'path' | 'kind' | 'name' | 'value'>;

export function compareMoments(before: Snapshot, after: Snapshot): readonly Difference[] {
  const old = new Map(entriesOf(before, after).map((entry) => [entry.path, entry]));
  const recent = new Map(entriesOf(after, before).map((entry) => [entry.path, entry]));
  const paths = new Set([...old.keys(), ...recent.keys()]);
  return [...paths].flatMap((path) => difference(old.get(path), recent.get(path)));
}

function difference(old: Entry | undefined, recent: Entry | undefined): readonly Difference[] {
  const place = recent ?? old;
  const before = old?.value ?? null;
  const after = recent?.value ?? null;
  if (!place || before === after) return [];
  return [{ path: place.path, kind: place.kind, name: place.name, before, after }];
}

/** The values of streams whose values may differ. A customer may have hundreds of streams, and few of them change. */
function entriesOf(snapshot: Snapshot, other: Snapshot): readonly Entry[] {
  const { instant } = snapshot;
  if (instant === null) return [];
  const others = new Map(streamsIn(other).map((one) => [one.stream, one.state]));
  const stands = (one: ShownStream): boolean =>
    others.get(one.stream) === one.state && (instant === other.instant || !turns(one));
  const moved = streamsIn(snapshot).filter((one) => !stands(one));
  return together(moved.flatMap((one) => valuesOf(one, instant)));
}

/** Puts the values with the same start of the path ("orders/1") together, whichever streams they come from. */
function together(entries: readonly Entry[]): readonly Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const thing = entry.path.split('/', 2).join('/');
    const group = groups.get(thing);
    if (group) group.push(entry);
    else groups.set(thing, [entry]);
  }
  return [...groups.values()].flat();
}
