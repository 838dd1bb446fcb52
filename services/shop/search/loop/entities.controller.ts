import { randomUUID } from 'node:crypto';

import { Controller, Header, HttpCode, Inject, Post, Req, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { CurrentBudget } from '../../../access/budget/current-budget.js';
import { Campaigns } from '../../campaign/campaigns.js';
import { CurrentVisitor, type ShopRequest } from '../../../access/http/request.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { ValidBody } from '../../../access/http/valid.js';
import { consentsToStatistics } from '../../../access/page-view/page-view.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { AnonymousLimits } from '../../../access/rate-limit/anonymous-limits.js';
import { InterestEvents } from '../interest/interest-events.js';
import { Recommendations, type Recommended } from '../recommend/recommendations.js';
import { Search } from '../search.js';
import { answerBytes, answerWith, nothingSchema, resultsSchema, type NothingAnswer } from './answer.js';
import { placesWith } from './by-attribute.js';
import { LoopErrorFilter } from './loop-error.filter.js';
import { shownUnder } from './prescription.js';
import { resultsOf, type Results } from './results.js';
import {
  basketBody,
  byAttributeBody,
  complementaryBody,
  entitiesBody,
  eventsBody,
  recommendedBody,
  relatedBody,
  type ResultsOptions,
} from './schemas.js';

const JSON_TEXT = 'application/json; charset=utf-8';

/**
 * Finds products without a query (CAT-13): by attribute, similar to a product, for a cart, or popular. It also receives
 * events about products.
 */
@ApiTags('search (Loop54 V3)')
@UseFilters(LoopErrorFilter)
@Permission('shop.search')
@Controller('api/loop')
export class EntitiesController {
  constructor(
    @Inject(Search) private readonly search: Search,
    @Inject(Recommendations) private readonly recommendations: Recommendations,
    @Inject(InterestEvents) private readonly interest: InterestEvents,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(CurrentBudget) private readonly budget: CurrentBudget,
    @Inject(AnonymousLimits) private readonly limits: AnonymousLimits,
  ) {}

  @Post('getEntities')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({ summary: 'All products under a filter, 40 where no number is given' })
  @AnswersWith(resultsSchema)
  async entities(
    @ValidBody(entitiesBody) { resultsOptions, customData }: z.infer<typeof entitiesBody>,
  ): Promise<Buffer> {
    const { shelf } = await this.search.ready();
    const places = [...shelf.products.keys()].filter((place) => shelf.columns.present[place] === 1);
    return this.answered(resultsOf(shelf, shownUnder(customData, shelf, places), resultsOptions, this.budget.now()));
  }

  @Post('getEntitiesByAttribute')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({
    summary:
      'Products with a value of an attribute: Brand, promotion_names (10 where no number is given), all_category_paths or any other (48)',
  })
  @AnswersWith(resultsSchema)
  async byAttribute(
    @ValidBody(byAttributeBody) { attribute, resultsOptions, customData }: z.infer<typeof byAttributeBody>,
  ): Promise<Buffer> {
    const engine = await this.search.ready();
    const places = placesWith(
      engine,
      attribute.name,
      Array.isArray(attribute.value) ? attribute.value : [attribute.value],
    );
    const shown = shownUnder(customData, engine.shelf, places);
    return this.answered(resultsOf(engine.shelf, shown, resultsOptions, this.budget.now()));
  }

  @Post('getRelatedEntities')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({ summary: 'Products like one; never on prescription or restricted' })
  @AnswersWith(resultsSchema)
  async related(@ValidBody(relatedBody) { entity, resultsOptions }: z.infer<typeof relatedBody>): Promise<Buffer> {
    return this.recommend(await this.recommendations.similarTo(entity.id), resultsOptions);
  }

  @Post('getComplementaryEntities')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({ summary: 'What goes well with a product; never on prescription or restricted' })
  @AnswersWith(resultsSchema)
  async complementary(
    @ValidBody(complementaryBody) { entity, resultsOptions }: z.infer<typeof complementaryBody>,
  ): Promise<Buffer> {
    return this.recommend(await this.recommendations.goesWellWith(entity.id), resultsOptions);
  }

  @Post('getBasketRecommendations')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({ summary: 'What goes well with a cart and is not in it' })
  @AnswersWith(resultsSchema)
  async basket(@ValidBody(basketBody) { entities, resultsOptions }: z.infer<typeof basketBody>): Promise<Buffer> {
    return this.recommend(await this.recommendations.forBasket(entities.map(({ id }) => id)), resultsOptions);
  }

  @Post('getRecommendedEntities')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({
    summary: 'For a consenting member from their own purchases (customData.personalize), else what sells',
  })
  @AnswersWith(resultsSchema)
  async recommended(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(recommendedBody) { resultsOptions, customData }: z.infer<typeof recommendedBody>,
  ): Promise<Buffer> {
    return this.recommend(
      await this.recommendations.forVisitor(customData.personalize === true ? session : null),
      resultsOptions,
    );
  }

  @Post('getPopularEntities')
  @HttpCode(200)
  @Header('content-type', JSON_TEXT)
  @ApiOperation({ summary: 'What sells; never on prescription or restricted' })
  @AnswersWith(resultsSchema)
  async popular(@ValidBody(recommendedBody) { resultsOptions }: z.infer<typeof recommendedBody>): Promise<Buffer> {
    return this.recommend(await this.recommendations.forVisitor(null), resultsOptions);
  }

  @Post('createEvents')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Clicks, additions to a cart and purchases of products found by search. With consent to statistics they are counted by product and day. Products on prescription are never counted',
  })
  @AnswersWith(nothingSchema)
  async createEvents(
    @Req() { headers, ip }: ShopRequest,
    @ValidBody(eventsBody) { events }: z.infer<typeof eventsBody>,
  ): Promise<NothingAnswer> {
    await this.limits.searchEvents(ip, events.length);
    // The consent is checked here too, so that no client can send events without it (PRO-06).
    if (!consentsToStatistics(headers.cookie)) return answerWith({});
    // A client of the provider may send no id. Its events count within the bounds of its address.
    const sent = events.map(({ type, entity, eventId = randomUUID() }) => ({
      id: eventId,
      kind: type,
      varuId: entity.id,
    }));
    await this.interest.count(ip, sent);
    return answerWith({});
  }

  private recommend({ engine, places, order }: Recommended, options: ResultsOptions): Promise<Buffer> {
    return this.answered(resultsOf(engine.shelf, places, options, this.budget.now(), order));
  }

  private async answered(results: Results): Promise<Buffer> {
    return answerBytes({}, { results }, await this.campaigns.stickers(), this.budget.now());
  }
}
