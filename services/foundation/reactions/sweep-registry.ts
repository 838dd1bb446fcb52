import { Registry } from './registry.js';
import type { Sweep } from '../worker/sweeps.js';

/** All periodic sweeps; the module that owns one registers it. */
export class SweepRegistry extends Registry<Sweep> {}
