import { Controller, Headers, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { CurrentBudget } from '../../../access/budget/current-budget.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Pharmacies } from '../../pharmacy/pharmacies.js';
import { findPages } from '../site-search.js';
import { texts } from '../texts.js';
import { answerWith, entityList, resultsSchema, type ResultsAnswer } from './answer.js';
import { plainEntity } from './entity.js';
import { LoopErrorFilter } from './loop-error.filter.js';
import { pageSearchBody, storeSearchBody } from './schemas.js';

const VERSION = 'V3';

/** Searches pages and stores: {loop}/pageSearch and {loop}/storeSearch, header api-version V3 (CAT-05, CAT-12). */
@ApiTags('search (Loop54 V3)')
@ApiHeader({ name: 'api-version', required: true, schema: { type: 'string', enum: [VERSION] } })
@UseFilters(LoopErrorFilter)
@Permission('shop.search')
@Controller('api/loop')
export class SiteController {
  constructor(
    @Inject(Pharmacies) private readonly pharmacies: Pharmacies,
    @Inject(CurrentBudget) private readonly budget: CurrentBudget,
  ) {}

  @Post('pageSearch')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pages of the shop without the advisory ones; with customData.pageType advisory those alone',
  })
  @AnswersWith(resultsSchema)
  pages(
    @Headers('api-version') version: string | undefined,
    @ValidBody(pageSearchBody) body: z.infer<typeof pageSearchBody>,
  ): ResultsAnswer {
    onlyVersion(version);
    const pages = findPages(body.query, body.customData.pageType ?? 'page');
    const entities = pages.map(({ text: _text, ...fields }) => plainEntity('Page', fields.url, fields));
    return answerWith({ results: entityList(entities, body.resultsOptions, this.budget.now()) });
  }

  @Post('storeSearch')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pharmacies and agencies by name, town, street or postcode, the nearest first where a position is given',
  })
  @AnswersWith(resultsSchema)
  stores(
    @Headers('api-version') version: string | undefined,
    @ValidBody(storeSearchBody) body: z.infer<typeof storeSearchBody>,
  ): ResultsAnswer {
    onlyVersion(version);
    const { excludeAgencies = false, county = null, latitude, longitude } = body.customData;
    const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
    const stores = this.pharmacies.stores({ q: body.query, county, withAgencies: !excludeAgencies, near });
    const entities = stores.map((store) => plainEntity('Store', store.id, { ...store }));
    return answerWith({ results: entityList(entities, body.resultsOptions, this.budget.now()) });
  }
}

/** Refuses a call for another version of the protocol. @throws Problem 400 */
function onlyVersion(version: string | undefined): void {
  if (version !== VERSION)
    throw new Problem(400, [{ field: 'api-version', code: 'API_VERSION', message: texts.apiVersion(VERSION) }]);
}
