import { Inject, Injectable } from '@nestjs/common';

import { customer } from '../../../../domain/customer/index.js';
import { parsePersonNumber } from '../../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../../domain/order/index.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Applicant } from '../../../partners/finance/gateway.js';
import { identificationNeeded } from '../checkout-problem.js';
import { checkoutTexts } from '../texts.js';

/** Tells the finance company who asks for credit. It is the only partner of a purchase that gets the person number. */
@Injectable()
export class ApplicantOf {
  constructor(@Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>) {}

  /** @throws Problem when the buyer is not known by a person number */
  async order({ customerId, contact }: PlacedOrder): Promise<Applicant> {
    const known = customerId ? parsePersonNumber((await this.commands.load(customer, customerId)).personNumber) : null;
    if (!known) throw identificationNeeded(checkoutTexts.invoiceNeedsLogin);
    const { firstName, lastName, street, postalCode, city, email } = contact;
    return { personNumber: known, firstName, lastName, street, postalCode, city, email };
  }
}
