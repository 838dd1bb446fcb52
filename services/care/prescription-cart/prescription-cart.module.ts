import { Global, Inject, Module } from '@nestjs/common';

import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { CartModule } from '../../shop/cart/cart.module.js';
import { PrescriptionRows } from '../../shop/cart/prescription/prescription-rows.js';
import { HighCostModule } from '../high-cost/high-cost.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { PrescriptionModule } from '../prescription/prescription.module.js';
import { Blocks } from './blocks.js';
import { claimReaction, endAtOnce } from './claim-reaction.js';
import { CartCalls } from './calls/cart-calls.js';
import { DistanceOrderController } from './calls/distance-order.controller.js';
import { LegacyPrescriptionCartController } from './calls/legacy-prescription-cart.controller.js';
import { PrescriptionCartController } from './calls/prescription-cart.controller.js';
import { PrescriptionCart } from './prescription-cart.js';
import { PrescriptionCartPagesParts } from './prescription-cart-pages.js';
import { RowLines } from './row-lines.js';
import { RowsAtPayment } from './rows-at-payment.js';
import { ReplaceRows } from './replace-rows.js';
import { WantedRows } from './wanted-rows.js';
import { WithdrawalClaims } from './withdrawal-claims.js';

/** RX-14: prescription rows of carts. It also implements the port through which cart and checkout ask about them. */
@Global()
@Module({
  imports: [CartModule, PatientModule, HighCostModule, PrescriptionModule],
  controllers: [DistanceOrderController, LegacyPrescriptionCartController, PrescriptionCartController],
  providers: [
    Blocks,
    RowLines,
    WithdrawalClaims,
    WantedRows,
    PrescriptionCart,
    ReplaceRows,
    CartCalls,
    PrescriptionCartPagesParts,
    { provide: PrescriptionRows, useClass: RowsAtPayment },
  ],
  exports: [PrescriptionRows, PrescriptionCartPagesParts],
})
export class PrescriptionCartModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(Processes) processes: Processes,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(WithdrawalClaims) claims: WithdrawalClaims,
  ) {
    const ended = claimReaction(commands, claims);
    reactions.register(33, ended);
    processes.alsoAtOnce(endAtOnce(ended));
  }
}
