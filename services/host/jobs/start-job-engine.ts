import type { ProjectionRunner } from '../../../projections/index.js';
import type { Platform } from '../../foundation/platform/platform.js';
import { ViewsCaughtUp } from '../../foundation/job-engine/caught-up.js';
import type { Job } from '../../foundation/job-engine/job.js';
import { JobEngine } from '../../foundation/job-engine/job-engine.js';

export function startJobEngine(
  platform: Platform,
  projections: Pick<ProjectionRunner, 'waitFor'>,
  jobs: readonly Job[],
): JobEngine {
  return new JobEngine(jobs, { ...platform, views: new ViewsCaughtUp(platform.store, projections) });
}
