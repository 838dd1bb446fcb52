/** The first seals and hashes; all of them open and find. More than one only while a key is being changed. */
export type KeyRing = readonly [Buffer, ...Buffer[]];
