import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import sirv from 'sirv';

import { guarded } from '../../foundation/log/guarded.js';

/** Answers what is a built file, or goes on to `next`; a file that cannot be read is told of to `failed`. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  failed: (error: unknown) => void,
) => void;

/** The built files: their names change with their content, so browsers keep them for ever. */
export function fileHandler(directory: string): FileHandler {
  const files = sirv(directory, { immutable: true, maxAge: 31_536_000, etag: true, dotfiles: false });
  return (request, response, next, failed) => {
    // It opens a file without listening for its errors: one that a new build took away would end the process.
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
 * What is no range is passed over (RFC 9110, 14.2), and so may be any other. One that ends before it begins, or in a
 * number too large for a place in a file, would be opened, which throws; an end of 0 would be taken for none.
 */
function isRange(header: string | undefined): boolean {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  return first !== undefined && (last === undefined || (Number(last) > 0 && Number(first) <= Number(last)));
}
