/** What stands in a library, once, and what stands there instead. */
export type Mend = readonly [broken: string, mended: string];

/**
 * Returns the source of a library with its faults mended, for the browser build (vite.config.ts).
 * @throws Error when the library has changed, so that an update cannot lose a mend
 */
export function mendedLibrary(library: string, source: string, mends: readonly Mend[]): string {
  return mends.reduce((text, [broken, mended]) => {
    const parts = text.split(broken);
    if (parts.length !== 2)
      throw new Error(`${library} has changed. Check web/interface/rendering. Not found:\n${broken}`);
    return parts.join(mended);
  }, source);
}
