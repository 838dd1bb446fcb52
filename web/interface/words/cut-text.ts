/** Returns the first `max` characters. It never cuts a surrogate pair in half. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? letters.slice(0, max).join('') : text;
}

/** Like `cutText`, with "…" after a cut text. */
export function cutWithMark(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
