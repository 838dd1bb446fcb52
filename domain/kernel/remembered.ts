/**
 * Keeps what a pure calculation gave for each asked text. For calculations that cost much more than a look-up and are
 * asked the same again and again. When it has kept `most` results, it forgets them all.
 */
export function remembered<Result>(most: number, calculate: (asked: string) => Result): (asked: string) => Result {
  const known = new Map<string, Result>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined || known.has(asked)) return before as Result;
    if (known.size >= most) known.clear();
    const result = calculate(asked);
    known.set(asked, result);
    return result;
  };
}
