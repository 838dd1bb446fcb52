/** The first key seals and hashes; all keys open and find. There are several only while a key is being changed. */
export type KeyRing = readonly [Buffer, ...Buffer[]];
