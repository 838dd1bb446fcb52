/**
 * The keys for one purpose. The first key encrypts and hashes; all keys decrypt and look up. There are several only
 * while a key is being replaced.
 */
export type KeyRing = readonly [Buffer, ...Buffer[]];
