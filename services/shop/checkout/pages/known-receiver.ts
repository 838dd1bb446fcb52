import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { isForgotten, parsePersonNumber } from '../../../../domain/kernel/index.js';
import type { RegisteredAddress } from '../../../partners/population-register/gateway.js';
import { KnownProfiles, type KnownProfile } from '../../../person/profile/known-profile.js';
import { PopulationRegister } from '../../../person/profile/population-register.js';
import type { Session } from '../../../access/session/session.js';
import type { CustomerDetails } from '../contract.js';
import { LatestOrder } from '../../order/history/latest-order.js';

const REMEMBERED = { max: 1_000, ttl: 10 * 60_000 };

type Contact = Pick<CustomerDetails, 'email' | 'phoneNumber'>;
type Names = Pick<CustomerDetails, 'firstName' | 'lastName'>;
type Address = Pick<CustomerDetails, 'street' | 'postalCode' | 'city' | 'careOf'>;

/**
 * Finds what the shop knows of the receiver, so that a known customer types nothing again (CHK-15). What the profile
 * lacks is taken from the latest order; its address only if it was sent to the customer. Else the address is the
 * registered one. Only a strong log-in sees more than the names.
 */
@Injectable()
export class KnownReceiver {
  /** By session, because the basket is rendered often and the register is another company's. Never by person number. */
  private readonly registered = new LRUCache<string, RegisteredAddress>(REMEMBERED);

  constructor(
    @Inject(KnownProfiles) private readonly profiles: Pick<KnownProfiles, 'of'>,
    @Inject(PopulationRegister) private readonly register: PopulationRegister,
    @Inject(LatestOrder) private readonly latest: Pick<LatestOrder, 'of'>,
  ) {}

  async of(session: Session | null): Promise<CustomerDetails | null> {
    const known = await this.profiles.of(session);
    if (!session || !known) return null;
    const { profile, identified } = known;
    const names = { firstName: profile.firstName ?? '', lastName: profile.lastName ?? '' };
    const own = { email: profile.email ?? '', phoneNumber: profile.mobileNumber ?? '' };
    if (!identified) return { ...names, ...own, ...addressIn(profile) };
    const isWhole = own.email && own.phoneNumber && profile.streetAddress;
    const last = isWhole ? null : await this.lastContact(session);
    const contact = {
      email: own.email || (last?.email ?? ''),
      phoneNumber: own.phoneNumber || (last?.phoneNumber ?? ''),
    };
    return { ...names, ...contact, ...(await this.address(session, known, last)) };
  }

  private async lastContact(session: Session): Promise<(Contact & Address & Names) | null> {
    const { contact } = (await this.latest.of(session)) ?? {};
    return !contact || isForgotten(contact.email) ? null : { ...contact, careOf: contact.careOf ?? '' };
  }

  private async address(session: Session, known: KnownProfile, last: (Address & Names) | null): Promise<Address> {
    const { profile } = known;
    if (profile.streetAddress) return addressIn(profile);
    if (last && last.firstName === profile.firstName && last.lastName === profile.lastName) {
      const { street, postalCode, city, careOf } = last;
      return { street, postalCode, city, careOf };
    }
    return addressIn((await this.addressOf(session, known)) ?? {});
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

function addressIn({ streetAddress, postalCode, city, coAddress }: Partial<RegisteredAddress>): Address {
  return { street: streetAddress ?? '', postalCode: postalCode ?? '', city: city ?? '', careOf: coAddress ?? '' };
}
