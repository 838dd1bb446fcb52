import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { PersonRef, Uuid } from '../../../domain/kernel/index.js';
import type { Evidence } from '../../../domain/order/index.js';
import { Clock } from '../../foundation/clock.js';
import { PersonalDataKeys } from '../../foundation/event-store/personal-data/keys.js';
import { openField, sealField } from '../../foundation/event-store/personal-data/seal.js';
import { POOL } from '../../foundation/platform/tokens.js';

/** What is wrong with goods can tell of a person's health. */
const PURPOSE = 'health';
const TEXT = 0;

interface Part {
  readonly salt: string;
  readonly content: string;
}

interface Kept {
  readonly hash: string;
  readonly sealed: Buffer;
}

/**
 * Keeps the text and the photos of complaints apart from the events, sealed under the person's key. The event has their
 * hashes. An erasure destroys the key and deletes the rows.
 */
@Injectable()
export class ComplaintEvidence {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(PersonalDataKeys) private readonly keys: PersonalDataKeys,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async keep(
    orderId: Uuid,
    person: PersonRef,
    { text, photos }: { readonly text: string; readonly photos: readonly Buffer[] },
  ): Promise<Evidence> {
    const key = await this.keys.keyFor(person, PURPOSE);
    const evidenceId = this.newId(orderId);
    const [first, ...rest] = [text, ...photos.map((photo) => photo.toString('base64'))].map((content) =>
      sealedPart(content, this.newSalt(evidenceId), key, person),
    ) as [Kept, ...Kept[]];
    await this.pool.query(
      `INSERT INTO complaint_evidence (evidence_id, part, order_id, person, sealed, kept_at)
       SELECT $1, nth - 1, $2, $3, sealed, $4 FROM unnest($5::bytea[]) WITH ORDINALITY AS parts(sealed, nth)`,
      [evidenceId, orderId, person, this.clock.now(), [first, ...rest].map(({ sealed }) => sealed)],
    );
    return { evidenceId, text: first.hash, photos: rest.map(({ hash }) => hash) };
  }

  /** The event names the evidence, so that the sweep leaves it. */
  async recorded(evidenceId: Uuid): Promise<void> {
    await this.pool.query('UPDATE complaint_evidence SET recorded = true WHERE evidence_id = $1', [evidenceId]);
  }

  async drop(evidenceId: Uuid): Promise<void> {
    await this.pool.query('DELETE FROM complaint_evidence WHERE evidence_id = $1', [evidenceId]);
  }

  /** Null when it was deleted. @throws when it is not what the event recorded */
  text({ evidenceId, text }: Pick<Evidence, 'evidenceId' | 'text'>): Promise<string | null> {
    return this.content(evidenceId, TEXT, text);
  }

  /** One photo, counted from 1. Null when there is none, or when it was deleted. */
  async photo({ evidenceId, photos }: Evidence, nth: number): Promise<Buffer | null> {
    const hash = photos[nth - 1];
    const content = hash === undefined ? null : await this.content(evidenceId, nth, hash);
    return content === null ? null : Buffer.from(content, 'base64');
  }

  async forget(person: PersonRef): Promise<void> {
    await this.pool.query('DELETE FROM complaint_evidence WHERE person = $1', [person]);
  }

  /** Replaced where the same history must give the same ids. */
  protected newId(_orderId: Uuid): Uuid {
    return randomUUID();
  }

  protected newSalt(_evidenceId: Uuid): string {
    return randomBytes(32).toString('base64');
  }

  private async content(evidenceId: Uuid, part: number, hash: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ person: PersonRef; sealed: Buffer }>(
      'SELECT person, sealed FROM complaint_evidence WHERE evidence_id = $1 AND part = $2',
      [evidenceId, part],
    );
    const [row] = rows;
    if (!row) return null;
    const { person, sealed } = row;
    const answer = (await this.keys.resolve([{ person, purpose: PURPOSE }])).answer({ person, purpose: PURPOSE });
    if (answer.kind === 'destroyed') return null;
    if (answer.kind !== 'present') throw new Error(`the key of complaint evidence ${evidenceId} could not be read`);
    const $sealed = sealed.toString('base64');
    const { salt, content } = openField({ $sealed, person, purpose: PURPOSE }, answer.key) as Part;
    if (hashOf(content, salt) !== hash) throw new Error(`complaint evidence ${evidenceId}/${part} was changed`);
    return content;
  }
}

function sealedPart(content: string, salt: string, key: Buffer, person: PersonRef): Kept {
  const part: Part = { salt, content };
  const { $sealed } = sealField(part, key, person, PURPOSE);
  return { hash: hashOf(content, salt), sealed: Buffer.from($sealed, 'base64') };
}

/** The salt is sealed with the content. So after an erasure nobody can guess a short text from its hash. */
function hashOf(content: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64')).update(content, 'utf8').digest('hex');
}
