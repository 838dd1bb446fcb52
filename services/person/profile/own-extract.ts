import { Inject, Injectable } from '@nestjs/common';

import type { Instant } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import type { Session } from '../../access/session/session.js';
import { ExtractParts } from './extract-parts.js';
import { KnownProfiles } from './known-profile.js';

/**
 * All data about a person, for the person (LAW-09; GDPR art. 15 and 20): the current data, all events, and what is kept
 * outside them.
 */
export interface OwnExtract {
  readonly madeAt: Instant;
  readonly personNumber: string;
  readonly profile: object;
  readonly consents: readonly object[];
  readonly favourites: readonly string[];
  readonly watches: readonly object[];
  readonly membership: object | null;
  readonly keptApart: Readonly<Record<string, readonly object[]>>;
  readonly history: readonly { readonly type: string; readonly at: Instant; readonly data: unknown }[];
}

@Injectable()
export class OwnExtracts {
  constructor(
    @Inject(KnownProfiles) private readonly profiles: KnownProfiles,
    @Inject(ExtractParts) private readonly parts: ExtractParts,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Collects the data. Null without a strong log-in. */
  async of(session: Session | null): Promise<OwnExtract | null> {
    const known = await this.profiles.of(session);
    if (!known?.identified) return null;
    const { state, profile, member } = known;
    const all = await this.store.readStreams(await streamsOwnedBy(this.db, streamId('customer', state.customerId)));
    const events = await this.parts.shown(state, all);
    return {
      madeAt: this.clock.now(),
      personNumber: state.personNumber,
      profile,
      consents: state.consentHistory,
      favourites: state.favourites,
      watches: state.watches,
      membership: member && {
        memberNumber: member.memberNumber,
        registeredOn: member.registeredOn,
        level: member.level,
      },
      keptApart: await this.parts.of(state.customerId),
      history: events.map(({ type, effectiveAt, data }) => ({ type, at: effectiveAt, data })),
    };
  }
}
