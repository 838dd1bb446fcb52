import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AnswerRoom } from '../../access/budget/answer-room.js';
import { CurrentBudget } from '../../access/budget/current-budget.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { stocksBody } from './pharmacy-schemas.js';
import { PharmacyStock } from './pharmacy-stock.js';
import { stocksAnswer, type ArticleStock, type StocksAsked } from './stock-answer.js';

const gln = { type: 'string', pattern: '^\\d{13}$' } as const;
const varuNr = { type: 'string', pattern: '^\\d{6}$' } as const;

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
  @ApiBody({
    schema: {
      type: 'object',
      required: ['glns', 'varunr'],
      properties: {
        glns: { type: 'array', items: gln },
        varunr: { oneOf: [varuNr, { type: 'array', items: varuNr }] },
      },
    },
  })
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          VaruNr: varuNr,
          Stocks: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                Gln: gln,
                Stock: { type: 'integer', maximum: 10 },
                StockText: { type: 'string' },
                InStock: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
  })
  async stocks(@ValidBody(stocksBody) asked: StocksAsked): Promise<readonly ArticleStock[]> {
    return stocksAnswer(asked, await this.stock.of(asked.varunr), new AnswerRoom(this.budget.now()));
  }
}
