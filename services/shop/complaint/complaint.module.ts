import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { WAREHOUSE_GATEWAY, type WarehouseGateway } from '../../partners/warehouse/gateway.js';
import { ExtractParts } from '../../person/profile/extract-parts.js';
import { ProfileModule } from '../../person/profile/profile.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { WebShelf } from '../catalogue/stocking/web-shelf.js';
import { OrderLinks } from '../order/link/order-links.js';
import { OrderModule } from '../order/order.module.js';
import { ComplaintExtract } from './complaint-extract.js';
import { ComplaintPagesParts } from './complaint-pages.js';
import { complaintErasureReaction } from './erasure-reaction.js';
import { EvidenceSweep } from './evidence-sweep.js';
import { ComplaintEvidence } from './evidence.js';
import { complaintMailReactions } from './mail-reactions.js';
import { replacementReaction } from './replacement-reaction.js';

@Module({
  imports: [OrderModule, CatalogueModule, ProfileModule],
  providers: [ComplaintEvidence, ComplaintExtract, EvidenceSweep, ComplaintPagesParts],
  exports: [ComplaintEvidence, ComplaintPagesParts],
})
export class ComplaintModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(WAREHOUSE_GATEWAY) warehouse: WarehouseGateway,
    @Inject(WebShelf) shelf: WebShelf,
    @Inject(OrderLinks) links: OrderLinks,
    @Inject(Clock) clock: Clock,
    @Inject(ComplaintEvidence) evidence: ComplaintEvidence,
    @Inject(EvidenceSweep) sweep: EvidenceSweep,
    @Inject(ExtractParts) extracts: ExtractParts,
    @Inject(ComplaintExtract) extract: ComplaintExtract,
  ) {
    const mails = complaintMailReactions(commands, mailer, links);
    reactions.register(35, receipts.once(replacementReaction({ commands, warehouse, shelf, clock })));
    reactions.register(45, ...mails.map((reaction) => receipts.once(reaction)));
    reactions.register(95, complaintErasureReaction(evidence));
    extracts.register('complaints', (customerId) => extract.of(customerId));
    sweeps.register(45, { name: 'complaint evidence', sweep: () => sweep.sweep() });
  }
}
