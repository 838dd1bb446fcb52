import { randomUUID } from 'node:crypto';

import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';

import { customer } from '../../../domain/customer/index.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { customersByPersonNumber } from '../../../projections/customer-lookup/queries.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { UndecodableEvent } from '../../foundation/event-store/undecodable-event.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE, EVENT_STORE, POOL } from '../../foundation/platform/tokens.js';
import { PersonClaims } from './person-claims.js';

const VIEW = 'customer-lookup';
/** The lag is shorter while the shop is at work; a shop that is down stays behind. */
const VIEW_WAIT_MS = 5_000;

/** The view is behind, so creating a customer now could make a duplicate of a known person. */
export class LookupBehind extends Error {
  constructor() {
    super(`the view ${VIEW} is behind`);
  }
}

export interface CustomerToBe {
  readonly customerId: Uuid;
  /** True while no event names this customer yet and only a claim holds the id. */
  readonly claimed: boolean;
}

/**
 * Maps a person to a customer id. Ids are random, so that nobody can derive one from a person number. The view is
 * built from the sealed CustomerIdentified events; an erasure deletes its row (LAW-09).
 */
@Injectable()
export class CustomersByPerson {
  private readonly logger = new Logger('customers');
  private readonly claims: PersonClaims;

  constructor(
    @Inject(POOL) pool: pg.Pool,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor' | 'parked'>,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
  ) {
    this.claims = new PersonClaims(pool);
  }

  /** The customer who is not erased, as far as the view has read; null for a stranger. */
  async find(personNumber: PersonNumber): Promise<Uuid | null> {
    const found = await customersByPersonNumber(this.db, (kind, text) => this.hash.all(kind, text), personNumber);
    const states = await Promise.all(found.map((customerId) => this.commands.load(customer, customerId)));
    const living = found.filter((_, index) => states[index]?.status !== 'erased');
    if (living.length > 1) throw new Error(`one person is known as ${living.join(' and ')}`);
    return living[0] ?? null;
  }

  /**
   * Like `find`, after the view has read everything recorded so far, parked customers included. @throws
   * LookupBehind
   */
  async findNow(personNumber: PersonNumber): Promise<Uuid | null> {
    if (!(await this.views.waitFor(VIEW, await this.store.head(), VIEW_WAIT_MS))) throw new LookupBehind();
    const found = (await this.find(personNumber)) ?? (await this.findParked(personNumber));
    // A customer parked at the first look may have got their row before the second.
    return found ?? this.find(personNumber);
  }

  /** A customer whose events the view has parked has no row, but is still known. */
  private async findParked(personNumber: PersonNumber): Promise<Uuid | null> {
    const parked = await this.views.parked(VIEW);
    for (const streamId of new Set(parked.map((each) => each.streamId))) {
      const { kind, key } = parseStreamId(streamId) ?? {};
      if (kind === 'customer' && key && (await this.isParked(key, personNumber))) return key;
    }
    return null;
  }

  /** An unreadable event names nobody. It is logged, and locks no stranger out (docs/decisions/0027). */
  private async isParked(customerId: Uuid, asked: PersonNumber): Promise<boolean> {
    try {
      const { status, personNumber } = await this.commands.load(customer, customerId);
      return status !== 'erased' && personNumber === asked;
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error;
      this.logger.error(`a first log-in cannot tell whether it is the customer of ${error.message}`);
      return false;
    }
  }

  /**
   * The customer id to log in with: the known one, or a new one. The claim comes first, then a look at a view that
   * has read everything. So two processes always continue with the same id. A claim may be released once its event
   * is recorded: later claims find that event. @throws LookupBehind
   */
  async forLogIn(personNumber: PersonNumber): Promise<CustomerToBe> {
    const known = await this.find(personNumber);
    if (known) return { customerId: known, claimed: false };
    const claimed = await this.claims.take(this.hash.all('person-claim', personNumber), randomUUID());
    const found = await this.findNow(personNumber);
    if (!found || found === claimed) return { customerId: claimed, claimed: true };
    await this.claims.release(claimed);
    return { customerId: found, claimed: false };
  }

  /** Called when the event is recorded or the customer erased: from then on the view has the answer. */
  settled(customerId: Uuid): Promise<void> {
    return this.claims.release(customerId);
  }
}
