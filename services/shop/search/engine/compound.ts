const SHORTEST_PART = 4;
/** Letters that Swedish puts between the parts of a compound, as in "huvudvärkstablett" and "gatukorsning". */
const JOINTS = ['', 's'] as const;

/**
 * Takes a compound apart into two known words: "huvudvärkstabletter" becomes "huvudvärk" and "tabletter". Null when
 * there is no such pair. The longest first part is tried first.
 */
export function partsOf(word: string, isKnown: (part: string) => boolean): readonly [string, string] | null {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const tail = word.slice(cut);
    if (!isKnown(tail)) continue;
    for (const joint of JOINTS) {
      const head = word.slice(0, cut - joint.length);
      if (head.length >= SHORTEST_PART && word.slice(head.length, cut) === joint && isKnown(head)) return [head, tail];
    }
  }
  return null;
}
