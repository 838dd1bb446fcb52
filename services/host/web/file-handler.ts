import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import sirv from 'sirv';

import { guarded } from '../../foundation/log/guarded.js';

/** Serves a built file or calls `next`; a file that cannot be read goes to `failed`. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  failed: (error: unknown) => void,
) => void;

/** The names of built files change with their content, so browsers cache them for ever. */
export function fileHandler(directory: string): FileHandler {
  const files = sirv(directory, { immutable: true, maxAge: 31_536_000, etag: true, dotfiles: false });
  return (request, response, next, failed) => {
    // The library opens a file without listening for errors: a file removed by a new build would end the process.
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
 * An invalid range is ignored (RFC 9110, 14.2), as any range may be. The library opens the file and throws for a
 * range that ends before it begins, or for a number that is too large; an end of 0 it takes for none.
 */
function isRange(header: string | undefined): boolean {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  return first !== undefined && (last === undefined || (Number(last) > 0 && Number(first) <= Number(last)));
}
