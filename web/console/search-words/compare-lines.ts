export interface LineDifference {
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

/** Returns the lines that only one of two texts has. The order of lines makes no difference to the list. */
export function compareLines(theirs: string, mine: string): LineDifference {
  const [one, other] = [linesOf(theirs), linesOf(mine)];
  return { theirs: [...one].filter((line) => !other.has(line)), mine: [...other].filter((line) => !one.has(line)) };
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}
