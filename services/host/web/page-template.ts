import { randomBytes, randomUUID } from 'node:crypto';

import type { Uuid } from '../../../domain/kernel/index.js';

/** Values that must differ in every answer: the policy's nonce, and the seed of the page's command ids. */
export interface OncePerAnswer {
  readonly nonce: string;
  readonly commandSeed: Uuid;
}

export function oncePerAnswer(): OncePerAnswer {
  return { nonce: randomBytes(16).toString('base64'), commandSeed: randomUUID() };
}

/** Command ids mix the form into the last group of the seed (web/interface/field/command-id.ts) and keep the rest. */
const SEED_KEPT = 24;

type Piece = Buffer | keyof OncePerAnswer;

/** A rendered page with placeholders, which are filled in for each answer. */
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

/** Base64 has two characters with a meaning in a pattern. */
function escaped(base64: string): string {
  return base64.replace(/[+/]/g, '\\$&');
}
