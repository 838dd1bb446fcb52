import { createHmac } from 'node:crypto';

import { isForgotten } from '../../../domain/kernel/index.js';

/** Valid person numbers that belong to nobody, from the tax agency's test list. */
const TEST_NUMBERS = ['189001019802', '189002019801', '189003019800', '189004019809'] as const;

const RULED_BY: ReadonlySet<string> = new Set(['type', 'vatClass', 'flags', 'kind', 'unit', 'lineId']);

/**
 * Replaces personal values. Equal values get equal replacements within one export, so that relations stay visible.
 * Without the secret, which is not stored, nobody can find the original.
 */
export class FakeValues {
  constructor(private readonly secret: Buffer) {}

  of(field: string, value: unknown): unknown {
    if (value === null || value === undefined || isForgotten(value)) return value;
    if (Array.isArray(value)) return value.map((each) => this.of(field, each));
    if (typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.of(name, inner)]));
    return typeof value === 'string' ? this.text(field, value) : 0;
  }

  /**
   * Replaces the identity of goods. It keeps prices, counts and the fields that rules use, so that a replay gives the
   * same result.
   */
  ofGoods(field: string, value: unknown): unknown {
    if (typeof value === 'number' || (typeof value === 'string' && RULED_BY.has(field))) return value;
    if (Array.isArray(value)) return value.map((each) => this.ofGoods(field, each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.ofGoods(name, inner)]));
    return this.of(field, value);
  }

  private text(field: string, value: string): string {
    const hash = createHmac('sha256', this.secret).update(value).digest();
    const digits = String(hash.readUInt32BE(0)).padStart(10, '0').slice(-7);
    if (/personnumber/i.test(field)) return TEST_NUMBERS[hash.readUInt8(4) % TEST_NUMBERS.length] as string;
    if (/email/i.test(field)) return `k${digits}@example.se`;
    if (/phone|mobile/i.test(field)) return `070${digits}`;
    if (/postalcode/i.test(field)) return '11122';
    return `${field}-${digits}`;
  }
}
