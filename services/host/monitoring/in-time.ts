/**
 * Limits the time of some work, so that monitoring does not hang.
 * @throws the work's error, or one that names the work when it takes too long
 */
export async function inTime<T>(what: string, work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
