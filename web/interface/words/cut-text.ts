/** The first `max` letters, never half of a surrogate pair. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? letters.slice(0, max).join('') : text;
}

/** Like `cutText`, with an ellipsis after a cut. */
export function cutWithMark(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
