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
/** How long to wait for the view. It usually lags less. When it lags more, its follower does not run. */
const VIEW_WAIT_MS = 5_000;

/** Thrown when the view is behind, because a new customer could then be a duplicate of a known person. */
export class LookupBehind extends Error {
  constructor() {
    super(`the view ${VIEW} is behind`);
  }
}

export interface CustomerToBe {
  readonly customerId: Uuid;
  /** True while no event has this customer id yet and only a claim holds it. */
  readonly claimed: boolean;
}

/**
 * Maps a person to a customer id. Ids are random, so that nobody can derive one from a person number. The view is built
 * from the encrypted CustomerIdentified events; an erasure deletes its row (LAW-09).
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

  /**
   * Finds the customer with this person number, as far as the view has read. Null when there is none or when erased.
   */
  async find(personNumber: PersonNumber): Promise<Uuid | null> {
    const found = await customersByPersonNumber(this.db, (kind, text) => this.hash.all(kind, text), personNumber);
    const states = await Promise.all(found.map((customerId) => this.commands.load(customer, customerId)));
    const living = found.filter((_, index) => states[index]?.status !== 'erased');
    if (living.length > 1) throw new Error(`one person has several customer ids: ${living.join(', ')}`);
    return living[0] ?? null;
  }

  /**
   * Finds the customer like `find`, but first waits until the view has read all events. It also finds customers whose
   * events the view has parked.
   * @throws LookupBehind
   */
  async findNow(personNumber: PersonNumber): Promise<Uuid | null> {
    if (!(await this.views.waitFor(VIEW, await this.store.head(), VIEW_WAIT_MS))) throw new LookupBehind();
    const found = (await this.find(personNumber)) ?? (await this.findParked(personNumber));
    // A customer whose event was parked at the first look-up may have a row at the second.
    return found ?? this.find(personNumber);
  }

  /** Looks for the customer among events that the view has parked. They have no row, but the customer exists. */
  private async findParked(personNumber: PersonNumber): Promise<Uuid | null> {
    const parked = await this.views.parked(VIEW);
    for (const streamId of new Set(parked.map((each) => each.streamId))) {
      const { kind, key } = parseStreamId(streamId) ?? {};
      if (kind === 'customer' && key && (await this.isParked(key, personNumber))) return key;
    }
    return null;
  }

  /**
   * Whether the customer whose event is parked is this person. An unreadable event is logged and ignored, so that it
   * blocks no new customer (docs/decisions/0027).
   */
  private async isParked(customerId: Uuid, asked: PersonNumber): Promise<boolean> {
    try {
      const { status, personNumber } = await this.commands.load(customer, customerId);
      return status !== 'erased' && personNumber === asked;
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error;
      this.logger.error(`a log-in ignores a customer whose event cannot be read: ${error.message}`);
      return false;
    }
  }

  /**
   * Returns the customer id to log in with: the known one, or a new one. The id is claimed first, and then a view that
   * has read all events is searched. So two processes always use the same id. A claim may be released once its event is
   * recorded, because later log-ins find that event.
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

  /**
   * Releases the claim. Call it when the log-in is recorded or the customer erased, because the view then has the
   * answer.
   */
  settled(customerId: Uuid): Promise<void> {
    return this.claims.release(customerId);
  }
}
