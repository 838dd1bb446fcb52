/** Handles items `width` at a time; answers in their order. The first failure ends it. */
export async function inParallel<T, R>(width: number, items: readonly T[], handle: (item: T) => Promise<R>): Promise<R[]> {
  const answers = new Array<R>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) answers[index] = await handle(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return answers;
}
