import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import sirv from 'sirv';

import { guarded } from '../../foundation/log/guarded.js';

/** Serves a built file or calls `next`. A file that cannot be read goes to `failed`. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  failed: (error: unknown) => void,
) => void;

/** The build writes each file also compressed, beside it (scripts/compress-files.js). */
const COMPRESSED = { brotli: true, gzip: true };

/** Serves the built files. Their names change with their content, so browsers cache them for ever. */
export function fileHandler(directory: string): FileHandler {
  const files = sirv(directory, { immutable: true, maxAge: 31_536_000, etag: true, dotfiles: false, ...COMPRESSED });
  return (request, response, next, failed) => {
    // The sirv library opens a file without listening for errors. A file that a new build removes would end the
    // process.
    const broken = guarded('a file that breaks off', failed);
    response.once(
      'pipe',
      guarded('the beginning of a file', (file: Readable) => void file.once('error', broken)),
    );
    if (!isRange(request.headers.range)) delete request.headers.range;
    files(request, response, next);
  };
}

const RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/**
 * Whether to serve a range of the file. Invalid ranges are ignored (RFC 9110, 14.2). The library throws for a range
 * that ends before it begins and for a too large number. It also takes an end of 0 for no end.
 */
function isRange(header: string | undefined): boolean {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  return first !== undefined && (last === undefined || (Number(last) > 0 && Number(first) <= Number(last)));
}
