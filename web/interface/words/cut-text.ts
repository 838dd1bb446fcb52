/** The first `max` letters, never half of one. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? letters.slice(0, max).join('') : text;
}

/** The same, with a mark where something is missing. */
export function cutWithMark(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
