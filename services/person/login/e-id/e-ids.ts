import { Inject, Injectable } from '@nestjs/common';

import { Clock } from '../../../foundation/clock.js';
import type { Config } from '../../../foundation/config/config.js';
import type { BankIdGateway } from '../../../partners/bankid/gateway.js';
import type { FrejaGateway } from '../../../partners/freja/gateway.js';
import type { EIdApps } from '../../../partners/partners.module.js';
import { BANKID_GATEWAY, E_ID_APPS, FREJA_GATEWAY } from '../../../partners/tokens.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import type { AuthenticationType } from '../attempt/attempt.js';
import { loginTexts } from '../texts.js';
import { BankIdEId } from './bankid-e-id.js';
import type { EId } from './e-id.js';
import { FrejaEId } from './freja-e-id.js';

@Injectable()
export class EIds {
  private readonly byMethod: ReadonlyMap<AuthenticationType, EId>;

  constructor(
    @Inject(BANKID_GATEWAY) bankId: BankIdGateway | null,
    @Inject(FREJA_GATEWAY) freja: FrejaGateway | null,
    @Inject(E_ID_APPS) apps: EIdApps,
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(Clock) clock: Clock,
  ) {
    const now = (): string => clock.now();
    const { hostname: domain } = new URL(publicUrl);
    const offered: EId[] = [
      ...(bankId
        ? [new BankIdEId({ gateway: bankId, domain, intent: loginTexts.intent, appUrl: apps.bankId, now })]
        : []),
      ...(freja ? [new FrejaEId({ gateway: freja, appUrl: apps.freja, publicUrl, now })] : []),
    ];
    this.byMethod = new Map(offered.map((eId) => [eId.method, eId]));
  }

  /** The e-ID of a method. Undefined when the shop does not offer it. */
  of(method: AuthenticationType): EId | undefined {
    return this.byMethod.get(method);
  }

  offered(): readonly AuthenticationType[] {
    return [...this.byMethod.keys()];
  }
}
