export const PARTNERS_CONFIG = Symbol('partners config');
/** The simulators of this process; each null where a real partner is set. */
export const SIMULATED = Symbol('simulated partners');
