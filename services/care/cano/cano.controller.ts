import { All, Controller, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

import type { ShopRequest } from '../../access/http/request.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { Problem } from '../../foundation/problem/problem.js';
import { CANO, isCanoCall } from './cano-address.js';

/** RX-19: what is left below the address of the app: a path that is none of the ten calls, and a method other than POST. */
@ApiExcludeController()
@Controller('cano/cano-api/v1')
export class CanoController {
  @All('*')
  @Permission('shop.browse')
  refuse(@Req() { url }: Pick<ShopRequest, 'url'>): never {
    if (isCanoCall(url.slice(CANO.length)))
      throw new Problem(405, [{ code: 'METHOD_NOT_ALLOWED', message: 'Anropet ska göras med POST.' }]);
    throw new Problem(404, [{ code: 'HTTP_404', message: 'Sidan eller resursen finns inte.' }]);
  }
}
