/** Pictures are on the shop's own origin, because another host would learn who looks at which product. */
export function pictureUrl(file: string): string {
  return `/bild/${file}`;
}
