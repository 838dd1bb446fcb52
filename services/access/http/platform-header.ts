import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { z } from 'zod';

import type { ShopRequest } from './request.js';
import { parse } from './valid.js';

const platform = z.enum(['App', 'Web'], 'platform ska vara App eller Web.').default('Web');
export type Platform = z.infer<typeof platform>;

/** The header `platform` of the checkout calls (CRT-06). A client without it is a browser. */
export const CurrentPlatform = createParamDecorator((_data: unknown, context: ExecutionContext): Platform =>
  parse(platform, context.switchToHttp().getRequest<ShopRequest>().headers['platform'], 'platform'),
);
