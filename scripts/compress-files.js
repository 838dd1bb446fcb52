import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Fonts and photographs are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|svg|txt)$/;
/** A compressed file that is hardly smaller saves less than the answer's headers need. */
const MOST_OF_WHOLE = 0.9;

/** What browsers accept, with its strongest setting: a build compresses once what phones load many times. */
const WAYS = {
  br: promisify(brotliCompress),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes each built file also compressed, beside it. The shop serves the smallest that a browser accepts. */
export async function compressFiles(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  for (const [ending, compress] of Object.entries(WAYS)) {
    const compressed = await compress(content);
    if (compressed.length < content.length * MOST_OF_WHOLE) await writeFile(`${file}.${ending}`, compressed);
  }
}
