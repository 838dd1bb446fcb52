import { Inject, Injectable } from '@nestjs/common';

import { Clock } from '../../../foundation/clock.js';
import type { Config } from '../../../foundation/config/config.js';
import { BANKID_APP, BANKID_GATEWAY, type BankIdGateway } from '../../../partners/bankid/gateway.js';
import { FREJA_APP, FREJA_GATEWAY, type FrejaGateway } from '../../../partners/freja/gateway.js';
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
    @Inject(BANKID_APP) bankIdApp: string | null,
    @Inject(FREJA_APP) frejaApp: string | null,
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(Clock) clock: Clock,
  ) {
    const now = (): string => clock.now();
    const { hostname: domain } = new URL(publicUrl);
    const offered: EId[] = [
      ...(bankId
        ? [new BankIdEId({ gateway: bankId, domain, intent: loginTexts.intent, appUrl: bankIdApp, now })]
        : []),
      ...(freja ? [new FrejaEId({ gateway: freja, appUrl: frejaApp, publicUrl, now })] : []),
    ];
    this.byMethod = new Map(offered.map((eId) => [eId.method, eId]));
  }

  /** Finds the e-ID of a method. Undefined when the shop does not offer it. */
  of(method: AuthenticationType): EId | undefined {
    return this.byMethod.get(method);
  }

  offered(): readonly AuthenticationType[] {
    return [...this.byMethod.keys()];
  }
}
