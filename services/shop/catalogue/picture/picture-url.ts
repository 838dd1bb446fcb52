/** Returns the URL of a picture on the shop's own origin. Another host would learn who looks at which product. */
export function pictureUrl(file: string): string {
  return `/bild/${file}`;
}
