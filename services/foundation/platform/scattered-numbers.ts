import { createHmac } from 'node:crypto';

export interface NumberRange {
  readonly least: number;
  readonly count: number;
}

const ROUNDS = 8;

/**
 * Permutes the numbers of a range; without the key the order cannot be guessed. It is a Feistel network with cycle
 * walking (Black and Rogaway, Ciphers with Arbitrary Finite Domains).
 */
export class ScatteredNumbers {
  private readonly halfBits: number;

  constructor(
    private readonly key: Buffer,
    private readonly range: NumberRange,
  ) {
    this.halfBits = Math.ceil(Math.log2(range.count) / 2);
  }

  /** Returns the number with this index. @param place an index from 0. @throws when it is outside the range */
  at(place: number): string {
    const { least, count } = this.range;
    if (!Number.isInteger(place) || place < 0 || place >= count)
      throw new RangeError(`no number has the place ${place}`);
    let scattered = this.permuted(place);
    while (scattered >= count) scattered = this.permuted(scattered);
    return String(least + scattered);
  }

  private permuted(value: number): number {
    const half = 2 ** this.halfBits;
    let [left, right] = [Math.floor(value / half), value % half];
    for (let round = 0; round < ROUNDS; round += 1) [left, right] = [right, left ^ this.mixed(round, right)];
    return left * half + right;
  }

  private mixed(round: number, half: number): number {
    const mac = createHmac('sha256', this.key).update(`order number ${round} ${half}`).digest();
    return mac.readUInt32BE(0) % 2 ** this.halfBits;
  }
}
