/** Runs the work at the first call. All calls wait for it. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
