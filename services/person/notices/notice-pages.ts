import { Inject, Injectable } from '@nestjs/common';

import type { RequestScope } from '../../access/request-scope/request-scope.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import type { NoticeService, ReachView } from './contract.js';
import { Notices } from './notices.js';

/** Creates the notice service of each page request. */
@Injectable()
export class NoticePagesParts {
  constructor(@Inject(Notices) readonly notices: Notices) {}
}

export class NoticePages implements NoticeService {
  constructor(
    private readonly parts: NoticePagesParts,
    private readonly scope: RequestScope,
  ) {}

  asks(): Promise<boolean> {
    return this.parts.notices.asks(this.scope.session);
  }

  decline({ commandId }: { readonly commandId: string }): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.notices.decline(await this.scope.shopper(commandId, { decline: true }));
      return { ok: true };
    });
  }

  reach(): Promise<ReachView | null> {
    return this.parts.notices.reach(this.scope.session);
  }

  turnOff({ commandId, key }: { readonly commandId: string; readonly key: string }): Promise<Result> {
    return refusalsAsErrors(async () => {
      await this.parts.notices.turnOff(await this.scope.shopper(commandId, { key }), key);
      return { ok: true };
    });
  }
}
