import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { isForgotten, parsePersonNumber } from '../../../../domain/kernel/index.js';
import type { RegisteredAddress } from '../../../partners/population-register/gateway.js';
import { KnownProfiles, type KnownProfile } from '../../../person/profile/known-profile.js';
import { PopulationRegister } from '../../../person/profile/population-register.js';
import type { Session } from '../../../access/session/session.js';
import type { CustomerDetails } from '../contract.js';

const REMEMBERED = { max: 1_000, ttl: 10 * 60_000 };

/**
 * Finds what the shop knows of the receiver, so that a known customer types nothing again (CHK-15). Where the profile
 * has no address, it is the registered one. Only a strong log-in sees more than the names.
 */
@Injectable()
export class KnownReceiver {
  /** By session, because the basket is rendered often and the register is another company's. Never by person number. */
  private readonly registered = new LRUCache<string, RegisteredAddress>(REMEMBERED);

  constructor(
    @Inject(KnownProfiles) private readonly profiles: Pick<KnownProfiles, 'of'>,
    @Inject(PopulationRegister) private readonly register: PopulationRegister,
  ) {}

  async of(session: Session | null): Promise<CustomerDetails | null> {
    const known = await this.profiles.of(session);
    if (!session || !known) return null;
    const { profile, identified } = known;
    const address = profile.streetAddress || !identified ? profile : await this.addressOf(session, known);
    return {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      email: profile.email ?? '',
      phoneNumber: profile.mobileNumber ?? '',
      street: address?.streetAddress ?? '',
      postalCode: address?.postalCode ?? '',
      city: address?.city ?? '',
      careOf: address?.coAddress ?? '',
    };
  }

  private async addressOf({ sessionId }: Session, { state }: KnownProfile): Promise<RegisteredAddress | null> {
    const known = this.registered.get(sessionId);
    if (known) return known;
    const number = parsePersonNumber(isForgotten(state.personNumber) ? '' : state.personNumber);
    const address = number && (await this.register.addressOf(number));
    if (address) this.registered.set(sessionId, address);
    return address;
  }
}
