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
/** A shop at work is behind by less; one that is down stays behind. */
const VIEW_WAIT_MS = 5_000;

/** Nobody can say now whether the person is known: making a customer of them could make a second one. */
export class LookupBehind extends Error {
  constructor() {
    super(`the view ${VIEW} is behind`);
  }
}

export interface CustomerToBe {
  readonly customerId: Uuid;
  /** No event tells of this customer yet: the id is claimed until one does. */
  readonly claimed: boolean;
}

/**
 * Whom the shop knows a person as. Ids are random, so that nobody can derive one from a person number; a view made of
 * the sealed CustomerIdentified events tells which belongs to whom, and an erasure takes its row away (LAW-09).
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

  /** The living customer, as far as the view has read; null for a stranger. */
  async find(personNumber: PersonNumber): Promise<Uuid | null> {
    const found = await customersByPersonNumber(this.db, (kind, text) => this.hash.all(kind, text), personNumber);
    const states = await Promise.all(found.map((customerId) => this.commands.load(customer, customerId)));
    const living = found.filter((_, index) => states[index]?.status !== 'erased');
    if (living.length > 1) throw new Error(`one person is known as ${living.join(' and ')}`);
    return living[0] ?? null;
  }

  /** As `find`, once the view has read all that is recorded now, with whom it could not take. @throws LookupBehind */
  async findNow(personNumber: PersonNumber): Promise<Uuid | null> {
    if (!(await this.views.waitFor(VIEW, await this.store.head(), VIEW_WAIT_MS))) throw new LookupBehind();
    const found = (await this.find(personNumber)) ?? (await this.findParked(personNumber));
    // Looked at again: who was parked at the first look may have got their row before the second.
    return found ?? this.find(personNumber);
  }

  /** A customer whose events the view has parked stands in no row of it, and is no stranger for that. */
  private async findParked(personNumber: PersonNumber): Promise<Uuid | null> {
    const parked = await this.views.parked(VIEW);
    for (const streamId of new Set(parked.map((each) => each.streamId))) {
      const { kind, key } = parseStreamId(streamId) ?? {};
      if (kind === 'customer' && key && (await this.isParked(key, personNumber))) return key;
    }
    return null;
  }

  /** Nobody can tell whom an unreadable event names: it is told, and keeps no stranger out (docs/decisions/0027). */
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
   * Whom a person is to be identified as: the customer they are, or one to be made.
   * A claim comes first, then the look at a view that has read everything. So two processes can only go on with the same
   * id, and a claim may go as soon as its event is recorded: who claims later finds that event.
   * @throws LookupBehind
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

  /** The event is recorded, or the customer is erased: from here on the view tells. */
  settled(customerId: Uuid): Promise<void> {
    return this.claims.release(customerId);
  }
}
