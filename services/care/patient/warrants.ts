import { Injectable } from '@nestjs/common';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import type { Warrant } from '../../../domain/prescription/rules/index.js';

/** The injection token of the warrants. */
export const WARRANTS = Symbol('warrants');

/** RX-08: where warrants are asked for. Whoever serves warrants replaces `NoWarrants` by an implementation of its own. */
export interface Warrants {
  /** The warrants that others gave this person, ended ones included. Null when the service is closed. */
  heldBy(person: PersonNumber): Promise<readonly Warrant[] | null>;
}

/** No warrants are served yet, so nobody holds one. */
@Injectable()
export class NoWarrants implements Warrants {
  heldBy(): Promise<readonly Warrant[]> {
    return Promise.resolve([]);
  }
}
