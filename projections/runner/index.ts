export type { Comparison } from './rebuild/compare.js';
export type { EventSource, SourceBatch } from '../follower/event-source.js';
export type { ParkedOutcome, ParkedStep } from './parked-streams.js';
export * from './projection.js';
export type { RebuildPhase, RebuildProgress, RebuildReport } from './rebuild/rebuild-progress.js';
export { RebuildRunning, type RebuildOptions } from './rebuild/rebuild.js';
export { ProjectionRunner, type ParkedInView, type RunnerOptions } from './runner.js';
export type { ViewStatus } from './status.js';
export * from './view-table.js';
