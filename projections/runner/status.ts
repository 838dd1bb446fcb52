import type pg from 'pg';

import { comparePositions, type Position } from '../../domain/kernel/index.js';
import { readCheckpoints } from '../follower/checkpoint.js';
import type { EventSource } from '../follower/event-source.js';
import { lagAfter, type Lag } from '../follower/lag.js';
import { countParked } from '../follower/parked-events.js';
import type { Projection } from './projection.js';
import { rebuildProgress, type RebuildProgress } from './rebuild/rebuild-progress.js';

export interface ViewStatus extends Lag {
  readonly view: string;
  /** The version of the projection in the code. `outdated` is true when another version wrote the rows. */
  readonly version: number;
  readonly outdated: boolean;
  readonly checkpoint: Position;
  readonly head: Position;
  readonly parked: number;
  readonly rebuild: RebuildProgress | null;
  /** The reason why this process could not write the view. Null when it could. */
  readonly failure: string | null;
}

export async function viewStatus(
  source: EventSource,
  pool: pg.Pool,
  projections: readonly Projection[],
  now: Date,
  known: (view: string) => { readonly position: Position; readonly failure: string | null } | undefined,
): Promise<ViewStatus[]> {
  const [head, checkpoints, parked, rebuilds] = await Promise.all([
    source.head(),
    readCheckpoints(
      pool,
      projections.map(({ name }) => name),
    ),
    countParked(pool),
    rebuildProgress(pool),
  ]);
  const statuses = projections.map(async ({ name, version, types }): Promise<ViewStatus> => {
    const stored = checkpoints.get(name);
    const position = stored?.position ?? '0/0';
    const here = known(name);
    const looked = here && comparePositions(here.position, position) > 0 ? here.position : position;
    return {
      view: name,
      version,
      outdated: stored !== undefined && stored.version !== version,
      checkpoint: position,
      head,
      ...(await lagAfter(source, looked, types, now)),
      parked: parked.get(name) ?? 0,
      rebuild: rebuilds.get(name) ?? null,
      failure: here?.failure ?? null,
    };
  });
  return Promise.all(statuses);
}
