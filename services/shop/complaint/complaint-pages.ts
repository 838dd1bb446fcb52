import { createHash } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { isRejected, type Uuid } from '../../../domain/kernel/index.js';
import { order, orderPerson, type Complaint, type MakeComplaint } from '../../../domain/order/index.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import { OrderAccess, type OwnOrder } from '../order/order-access.js';
import { complaintProblem, orderUnknown } from './complaint-problem.js';
import { complaintForm, complaintShown, complaintsOfOrder } from './complaint-view.js';
import type {
  ComplaintForm,
  ComplaintPhoto,
  ComplaintService,
  ComplaintShown,
  ComplaintsOfOrder,
  SentComplaint,
} from './contract.js';
import { ComplaintEvidence } from './evidence.js';
import { readComplaint, type ReadComplaint } from './read-complaint.js';

/** Creates the complaint service of each page request. */
@Injectable()
export class ComplaintPagesParts {
  constructor(
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(ComplaintEvidence) readonly evidence: ComplaintEvidence,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** CHK-10: the complaints of one visitor. Another person's order and an unknown one get the same answer. */
export class ComplaintPages implements ComplaintService {
  constructor(
    private readonly parts: ComplaintPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async form(orderId: Uuid): Promise<ComplaintForm | null> {
    const own = await this.own(orderId);
    return own && complaintForm(own, this.parts.clock.now());
  }

  make(sent: SentComplaint): Promise<Result<{ readonly complaintId: Uuid }>> {
    return refusalsAsErrors(async () => {
      const own = await this.own(sent.orderId);
      if (!own) throw orderUnknown();
      const madeAt = this.parts.clock.now();
      const read = await readComplaint(sent, madeAt);
      const { context } = await this.scope.shopper(sent.commandId, fingerprintOf(sent, read));
      const complaintId = derivedId(context.commandId, 'complaint');
      const { fault, wish, faultSeenOn } = read;
      const { lines } = sent;
      await this.record(own, read, context, {
        ...{ type: 'MakeComplaint', complaintId, lines, fault, wish, faultSeenOn, madeAt },
      });
      return { ok: true as const, complaintId };
    });
  }

  async shown(orderId: Uuid, complaintId: Uuid): Promise<ComplaintShown | null> {
    const { own, found } = await this.found(orderId, complaintId);
    if (!own || !found) return null;
    const { evidence } = this.parts;
    const text = await evidence.text(found.evidence);
    const note = found.note && (await evidence.text(found.note));
    return complaintShown(own, found, { text, note });
  }

  async photo(orderId: Uuid, complaintId: Uuid, nth: number): Promise<ComplaintPhoto | null> {
    const { found } = await this.found(orderId, complaintId);
    const bytes = found && (await this.parts.evidence.photo(found.evidence, nth));
    return bytes && { bytes, type: 'image/jpeg' };
  }

  async ofOrder(orderId: Uuid): Promise<ComplaintsOfOrder | null> {
    const own = await this.own(orderId);
    return own && complaintsOfOrder(own, this.parts.clock.now());
  }

  /** Nothing of a refused complaint is kept. Of one that was sent twice, the first text and photos are kept. */
  private async record(
    { placed, state }: OwnOrder,
    { text, photos }: ReadComplaint,
    context: CommandContext,
    complaint: Omit<MakeComplaint, 'evidence'>,
  ): Promise<void> {
    const { commands, evidence } = this.parts;
    const decision = order.decide({ ...complaint, evidence: { evidenceId: '', text: '', photos: [] } }, state);
    if (isRejected(decision)) throw complaintProblem(decision.rejected);
    const kept = await evidence.keep(placed.orderId, orderPerson(placed), { text, photos });
    const outcome = await commands.handle(order, placed.orderId, { ...complaint, evidence: kept }, context);
    const isNamed = outcome.ok && outcome.state.complaints.some((each) => each.evidence.evidenceId === kept.evidenceId);
    await (isNamed ? evidence.recorded(kept.evidenceId) : evidence.drop(kept.evidenceId));
    if (!outcome.ok) throw complaintProblem(outcome.rejection);
  }

  private async found(
    orderId: Uuid,
    complaintId: Uuid,
  ): Promise<{ readonly own: OwnOrder | null; readonly found: Complaint | null }> {
    const own = await this.own(orderId);
    return { own, found: own?.state.complaints.find((each) => each.complaintId === complaintId) ?? null };
  }

  private async own(orderId: Uuid): Promise<OwnOrder | null> {
    return UUID.test(orderId) ? this.parts.orders.opened(orderId, this.scope) : null;
  }
}

/** The same id with another text or other photos is a mistake, not a repetition. */
function fingerprintOf({ orderId, lines }: SentComplaint, { photos, ...read }: ReadComplaint): object {
  const digests = photos.map((photo) => createHash('sha256').update(photo).digest('hex'));
  return { orderId, lines, ...read, photos: digests };
}
