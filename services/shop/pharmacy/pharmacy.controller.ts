import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswerRoom } from '../../access/budget/answer-room.js';
import { CurrentBudget } from '../../access/budget/current-budget.js';
import { AnswersWith } from '../../access/http/api-schema.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { stocksBody } from './pharmacy-schemas.js';
import { PharmacyStock } from './pharmacy-stock.js';
import { articleStockSchema, stocksAnswer, type ArticleStock, type StocksAsked } from './stock-answer.js';

const articleStocks = z.array(articleStockSchema);

@ApiTags('pharmacy')
@Permission('shop.browse')
@Controller('api/pharmacy')
export class PharmacyController {
  constructor(
    @Inject(PharmacyStock) private readonly stock: PharmacyStock,
    @Inject(CurrentBudget) private readonly budget: CurrentBudget,
  ) {}

  @Post('stocks')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stock of articles at pharmacies; more than ten is told as ten' })
  @AnswersWith(articleStocks)
  async stocks(@ValidBody(stocksBody) asked: StocksAsked): Promise<readonly ArticleStock[]> {
    return stocksAnswer(asked, await this.stock.of(asked.varunr), new AnswerRoom(this.budget.now()));
  }
}
