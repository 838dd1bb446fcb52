/** On the shop's own origin: another host would learn who looks at which product. */
export function pictureUrl(file: string): string {
  return `/bild/${file}`;
}
