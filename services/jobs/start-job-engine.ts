import type { ProjectionRunner } from '../../projections/index.js';
import type { Platform } from '../platform/platform.js';
import { ViewsCaughtUp } from './engine/caught-up.js';
import type { Job } from './engine/job.js';
import { JobEngine } from './engine/job-engine.js';

/** Jobs on the shop's platform; the history generator calls it too, with its clock set. */
export function startJobEngine(
  platform: Platform,
  projections: Pick<ProjectionRunner, 'waitFor'>,
  jobs: readonly Job[],
): JobEngine {
  return new JobEngine(jobs, { ...platform, views: new ViewsCaughtUp(platform.store, projections) });
}
