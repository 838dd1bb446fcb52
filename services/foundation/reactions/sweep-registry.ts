import { Registry } from './registry.js';
import type { Sweep } from '../worker/sweeps.js';

/** Everything that is looked for again and again; the module that knows of it registers it. */
export class SweepRegistry extends Registry<Sweep> {}
