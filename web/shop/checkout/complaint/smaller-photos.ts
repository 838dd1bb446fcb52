const LONGEST_SIDE = 1600;
const SMALL = 700_000;

/**
 * Makes large photos smaller before they are sent, so that they also go over a slow phone network. A photo that this
 * browser cannot read is sent as it is, and the shop says what is wrong with it.
 */
export async function makeSmaller(input: HTMLInputElement): Promise<void> {
  const files = [...(input.files ?? [])];
  if (files.every(({ size }) => size <= SMALL)) return;
  const made = new DataTransfer();
  for (const file of files) made.items.add(file.size <= SMALL ? file : await smaller(file).catch(() => file));
  input.files = made.files;
}

async function smaller(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
