/** Returns the first `max` characters. It never cuts a surrogate pair in half. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? letters.slice(0, max).join('') : text;
}

/** Returns at most `max` characters, like `cutText`, and adds "…" to a text that was cut. */
export function cutWithMark(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
