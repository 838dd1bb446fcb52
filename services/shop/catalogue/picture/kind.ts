export interface Kind {
  readonly extension: string;
  readonly mediaType: string;
}

const KINDS: readonly (Kind & { readonly at: number; readonly sign: string })[] = [
  { extension: 'jpg', mediaType: 'image/jpeg', at: 0, sign: '\u00ff\u00d8\u00ff' },
  { extension: 'png', mediaType: 'image/png', at: 0, sign: '\u0089PNG\r\n\u001a\n' },
  { extension: 'webp', mediaType: 'image/webp', at: 8, sign: 'WEBP' },
  { extension: 'avif', mediaType: 'image/avif', at: 4, sign: 'ftypavif' },
];

/** Tells the kind of a picture by its first bytes, not by its name. SVG is refused, because it can hold scripts. */
export function kindOf(content: Buffer): Kind | null {
  const found = KINDS.find(({ at, sign }) => content.toString('latin1', at, at + sign.length) === sign);
  return found ? { extension: found.extension, mediaType: found.mediaType } : null;
}
