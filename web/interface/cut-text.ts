/** The first `max` letters, never half of one. */
export function cutText(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? letters.slice(0, max).join('') : text;
}
