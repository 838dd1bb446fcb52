/**
 * Processes items, a few in parallel. After the first failure it starts no further items, and ends when the running
 * ones are done.
 */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return;
      await work(item);
    }
  };
  const guarded = (): Promise<void> =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  const results = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, guarded));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
