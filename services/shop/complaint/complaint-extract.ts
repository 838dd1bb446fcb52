import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { PersonRef, Uuid } from '../../../domain/kernel/index.js';
import { order, type Complaint } from '../../../domain/order/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { ComplaintEvidence } from './evidence.js';

export interface ExtractedComplaint {
  readonly complaintNumber: string;
  readonly text: string | null;
  /** JPEG files in base64. */
  readonly photos: readonly string[];
  /** What staff wrote with the answer. */
  readonly answer: string | null;
}

/** LAW-09: the text and the photos of a person's complaints. The events, which the extract also has, tell the rest. */
@Injectable()
export class ComplaintExtract {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(ComplaintEvidence) private readonly evidence: ComplaintEvidence,
  ) {}

  async of(customerId: Uuid): Promise<readonly ExtractedComplaint[]> {
    const extracted: ExtractedComplaint[] = [];
    for (const orderId of await this.orderIds(`customer:${customerId}`)) {
      const { complaints } = await this.commands.load(order, orderId);
      for (const complaint of complaints) extracted.push(await this.extracted(complaint));
    }
    return extracted;
  }

  private async orderIds(person: PersonRef): Promise<readonly Uuid[]> {
    const { rows } = await this.pool.query<{ order_id: Uuid }>(
      'SELECT DISTINCT order_id FROM complaint_evidence WHERE person = $1 ORDER BY order_id',
      [person],
    );
    return rows.map(({ order_id }) => order_id);
  }

  private async extracted({ complaintNumber, evidence, note }: Complaint): Promise<ExtractedComplaint> {
    const photos: string[] = [];
    for (const nth of evidence.photos.keys()) {
      const photo = await this.evidence.photo(evidence, nth + 1);
      if (photo) photos.push(photo.toString('base64'));
    }
    const answer = note && (await this.evidence.text(note));
    return { complaintNumber, text: await this.evidence.text(evidence), photos, answer };
  }
}
