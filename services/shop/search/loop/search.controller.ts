import { Controller, Header, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { CurrentBudget } from '../../../access/budget/current-budget.js';
import { Campaigns } from '../../campaign/campaigns.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Session, Visitor } from '../../../access/session/session.js';
import type { Leaning } from '../engine/ranking.js';
import { ProductSearch, relatedQueries } from '../product-search.js';
import { Recommendations } from '../recommend/recommendations.js';
import { Search } from '../search.js';
import { answerBytes, completionSchema, NO_RESULTS, queryList, searchSchema } from './answer.js';
import { LoopErrorFilter } from './loop-error.filter.js';
import { withPrescription } from './prescription.js';
import { resultsOf, type Results } from './results.js';
import { autoCompleteBody, searchBody, type CustomData } from './schemas.js';

type SearchBody = z.infer<typeof searchBody>;
type AutoCompleteBody = z.infer<typeof autoCompleteBody>;

/**
 * Answers the calls of the search provider Loop54 with the shop's own engine, because clients make these calls (CAT-05,
 * CAT-13).
 */
@ApiTags('search (Loop54 V3)')
@UseFilters(LoopErrorFilter)
@Permission('shop.search')
@Controller('api/loop')
export class SearchController {
  constructor(
    @Inject(Search) private readonly search: Search,
    @Inject(ProductSearch) private readonly products: ProductSearch,
    @Inject(Recommendations) private readonly recommendations: Recommendations,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(CurrentBudget) private readonly budget: CurrentBudget,
  ) {}

  @Post('search')
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Products that answer to a query, with facets, other spellings, related queries and related products',
  })
  @AnswersWith(searchSchema)
  async find(@CurrentVisitor() { session }: Visitor, @ValidBody(searchBody) body: SearchBody): Promise<Buffer> {
    const leaning = await this.leaning(session, body.customData);
    const engine = await this.search.ready();
    const { ranked, makesSense, spellings } = await engine.find(body.query, {
      withPrescription: withPrescription(body.customData),
    });
    const budget = this.budget.now();
    const order = engine.order(ranked, leaning);
    const results = resultsOf(engine.shelf, ranked.places, body.resultsOptions, budget, order);
    const fields = {
      makesSense,
      spellingSuggestions: queryList(spellings, body.spellingSuggestionsOptions),
      relatedQueries: queryList(relatedQueries(body.query, results.products), body.relatedQueriesOptions),
    };
    return answerBytes(
      fields,
      { results, relatedResults: await this.related(results, body.relatedResultsOptions) },
      await this.campaigns.stickers(),
      budget,
    );
  }

  @Post('autoComplete')
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Queries that begin with what is typed, departments they lead to, and the first products' })
  @AnswersWith(completionSchema)
  async complete(
    @ValidBody(autoCompleteBody) { query, queriesOptions, customData }: AutoCompleteBody,
  ): Promise<Buffer> {
    const { queries, scopes, products } = await this.products.complete(
      query,
      queriesOptions.skip + queriesOptions.take,
      { withPrescription: withPrescription(customData) },
    );
    const fields = {
      scopedQuery: { query, scopes: scopes.map(({ name }) => name) },
      queries: queryList(queries, queriesOptions),
    };
    return answerBytes(
      fields,
      { results: { count: products.length, products, facets: [] } },
      await this.campaigns.stickers(),
      this.budget.now(),
    );
  }

  /** Finds related products, only when the search itself found at most one page. */
  private async related({ products, count }: Results, options: SearchBody['relatedResultsOptions']): Promise<Results> {
    const [best] = products;
    if (!best || !options || options.take === 0 || count > FEW) return NO_RESULTS;
    const { engine, places, order } = await this.recommendations.similarTo(best.varuId);
    const { number } = engine.shelf.columns;
    const found = new Set(products.map(({ varuId }) => Number(varuId)));
    const others = places.filter((place) => !found.has(number[place] as number));
    return resultsOf(engine.shelf, others, options, this.budget.now(), order);
  }

  private leaning(session: Session | null, { personalize }: CustomData): Promise<Leaning | null> | null {
    return personalize === true ? this.recommendations.leaning(session) : null;
  }
}

const FEW = 24;
