import sharp from 'sharp';

/** Only these decoders are on: a vector image or a document never reaches a parser. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const LONGEST_SIDE = 1600;
const MOST_PIXELS = 60_000_000;

/**
 * Decodes a photo and writes it anew as JPEG. What is no whole picture gives null, whatever its name says. The copy has
 * no place and no owner of the camera, and nothing hidden behind the picture.
 */
export async function photoOf(sent: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
