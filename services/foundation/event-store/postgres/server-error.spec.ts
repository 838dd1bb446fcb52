import { describe, expect, test } from 'vitest';
import pg from 'pg';

import { isServerError } from './server-error.js';

function answered(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
}

describe('an error of an append', () => {
  test('is the server’s when the server sent it, and then nothing was written', () => {
    expect(isServerError(answered('23505'))).toBe(true);
    expect(isServerError(answered('23505'), '23505')).toBe(true);
    expect(isServerError(answered('22003'), '23505')).toBe(false);
  });

  test.each(['EPIPE', 'ECONNRESET'])('is the socket’s when it is %s: the outcome is unknown', (code) => {
    expect(isServerError(Object.assign(new Error('write failed'), { code, errno: -32, syscall: 'write' }))).toBe(false);
  });

  test.each(['08006', '57P01'])('leaves the outcome unknown when the server ended the connection by %s', (code) => {
    expect(isServerError(answered(code))).toBe(false);
  });
});
