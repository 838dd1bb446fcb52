/** On the shop's own origin: no picture asks another host, which would learn who looks at what. */
export function pictureUrl(file: string): string {
  return `/bild/${file}`;
}
