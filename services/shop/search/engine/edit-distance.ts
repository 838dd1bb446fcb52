/**
 * Counts the typing errors between two words: omitted, added, replaced and swapped letters. A distance above `most`
 * counts as `most` + 1.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] as number) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] as number, most + 1);
}

/** Returns how many typing errors a word of this length may have: one in "ipern", two in "alvedon". */
export function faultsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
