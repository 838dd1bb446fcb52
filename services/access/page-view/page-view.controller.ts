import { Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { ShopRequest } from '../http/request.js';
import { ValidBody } from '../http/valid.js';
import { Permission } from '../permission/permission-gate.js';
import { CallsOfThisProcess } from '../rate-limit/calls-of-this-process.js';
import { consentsToStatistics, pageView, type PageView } from './page-view.js';

const LIMIT = { name: 'page-view', perClient: 120, altogether: 60_000, seconds: 60 };

/** Logs page views of visitors who consented to statistics (UI-05). An entry has path and flags, and no identifiers. */
@ApiTags('application')
@Permission('shop.count')
@Controller('api/pageview')
export class PageViewController {
  private readonly log = new Logger('PageView');
  private readonly limit = new CallsOfThisProcess(LIMIT);

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Notes a page view, when the browser’s cookie consent covers statistics; else nothing' })
  @ApiNoContentResponse()
  async note(
    @ValidBody(pageView) { path, login, member, campaigns }: PageView,
    @Req() request: ShopRequest,
  ): Promise<void> {
    if (!consentsToStatistics(request.headers.cookie)) return;
    if (!(await this.limit.take(request.ip))) return;
    this.log.log(`${path} login=${login} member=${member}${campaigns === undefined ? '' : ` campaigns=${campaigns}`}`);
  }
}
