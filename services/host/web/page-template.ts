import { randomBytes, randomUUID } from 'node:crypto';

import type { Uuid } from '../../../domain/kernel/index.js';

/** Values that are new in every response: the nonce of the content security policy, and the seed of command ids. */
export interface OncePerAnswer {
  readonly nonce: string;
  readonly commandSeed: Uuid;
}

export function oncePerAnswer(): OncePerAnswer {
  return { nonce: randomBytes(16).toString('base64'), commandSeed: randomUUID() };
}

/**
 * The first 24 characters of the seed are the same in all command ids of a page. Each id changes only the rest
 * (web/interface/field/command-id.ts).
 */
const SEED_KEPT = 24;

type Piece = Buffer | keyof OncePerAnswer;

/** A rendered page with placeholders that each response fills in. */
export class PageTemplate {
  readonly bytes: number;
  private readonly pieces: readonly Piece[];

  constructor(html: string, marks: OncePerAnswer) {
    const seed = marks.commandSeed.slice(0, SEED_KEPT);
    const parts = html.split(new RegExp(`(${escaped(marks.nonce)}|${seed})`));
    this.pieces = parts.map((part) =>
      part === marks.nonce ? 'nonce' : part === seed ? 'commandSeed' : Buffer.from(part),
    );
    this.bytes = Buffer.byteLength(html);
  }

  filled({ nonce, commandSeed }: OncePerAnswer): Buffer {
    const own = { nonce: Buffer.from(nonce), commandSeed: Buffer.from(commandSeed.slice(0, SEED_KEPT)) };
    return Buffer.concat(this.pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece)));
  }
}

/** Escapes the two base64 characters that have a meaning in a regular expression. */
function escaped(base64: string): string {
  return base64.replace(/[+/]/g, '\\$&');
}
