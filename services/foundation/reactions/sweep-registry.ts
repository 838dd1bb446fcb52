import { Registry } from './registry.js';
import type { Sweep } from '../worker/sweeps.js';

/** The registry of all periodic clean-up tasks. Each module registers its own. */
export class SweepRegistry extends Registry<Sweep> {}
