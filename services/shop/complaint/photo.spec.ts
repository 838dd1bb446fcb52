import sharp from 'sharp';
import { expect, test } from 'vitest';

import { photoOf } from './photo.js';

const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } });

test('a photo is written anew as a smaller JPEG, without the place where it was taken', async () => {
  const sent = await picture
    .clone()
    .withExif({ IFD0: { Copyright: 'Astrid Ek' }, IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const kept = await photoOf(sent);
  const { format, width, height, exif } = await sharp(kept!).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1600, height: 800, exif: undefined });
});

test.each(['png', 'webp'] as const)('a %s becomes a JPEG too', async (format) => {
  const kept = await photoOf(await picture.clone().toFormat(format).toBuffer());
  expect((await sharp(kept!).metadata()).format).toBe('jpeg');
});

test('what is no photo is refused, also under the name and first bytes of one', async () => {
  const jpeg = await picture.clone().jpeg().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  for (const sent of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.concat([jpeg.subarray(0, 20), script]),
    jpeg.subarray(0, jpeg.length / 2),
    Buffer.from('GIF89a'),
    script,
    Buffer.alloc(0),
  ])
    expect(await photoOf(sent)).toBeNull();
});

test('a script behind a picture is gone from the copy', async () => {
  const hidden = Buffer.concat([await picture.clone().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  expect((await photoOf(hidden))?.includes('script')).toBe(false);
});
