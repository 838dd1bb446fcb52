import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { varuId } from '../cart/cart-schemas.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { customerProblem } from '../../person/customer/customer-problem.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { ValidParam } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { DropFavourites } from './drop-favourites.js';
import { SaveFavourite, type CustomerOutcome } from './save-favourite.js';
import { favouriteText, favouriteTexts } from './texts.js';

const favourites = z.array(z.string().meta({ example: '123456' }));
/** The same list as /api/favourites/get returns. */
const changedFavourites = successWith(favourites);
type FavouritesAnswer = AnswerOf<typeof changedFavourites>;

/** PRO-07: the calls for favourites. They return article numbers, the latest first. */
@ApiTags('favourites')
@Controller('api/favourites')
export class FavouritesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
  ) {}

  @Get('get')
  @ApiOperation({ summary: 'Favourites as article numbers, the latest first' })
  @AnswersWith(favourites)
  @Permission('favourites.read', favouriteTexts.login)
  async get(@CurrentVisitor() { session }: Visitor): Promise<readonly string[]> {
    return (await customerOf(knownCustomer(session, favouriteTexts.login), this.commands)).favourites;
  }

  @Post('add/:varuId')
  @ApiOperation({ summary: 'Adds a favourite, first of the list' })
  @AnswersWith(changedFavourites)
  @Permission('favourites.change', favouriteTexts.login)
  @HttpCode(200)
  async add(@CurrentShopper() shopper: Shopper, @ValidParam('varuId', varuId) id: string): Promise<FavouritesAnswer> {
    return answer(await this.bus.execute(new SaveFavourite(shopper, id, false)));
  }

  @Post('delete/:varuId')
  @ApiOperation({ summary: 'Takes a favourite away' })
  @AnswersWith(changedFavourites)
  @Permission('favourites.change', favouriteTexts.deleteFailed)
  @HttpCode(200)
  async remove(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('varuId', varuId) id: string,
  ): Promise<FavouritesAnswer> {
    return answer(await this.bus.execute(new DropFavourites(shopper, id)));
  }

  @Post('delete')
  @ApiOperation({ summary: 'Takes all favourites away' })
  @AnswersWith(changedFavourites)
  @Permission('favourites.change', favouriteTexts.deleteFailed)
  @HttpCode(200)
  async removeAll(@CurrentShopper() shopper: Shopper): Promise<FavouritesAnswer> {
    return answer(await this.bus.execute(new DropFavourites(shopper, null)));
  }
}

function answer(outcome: CustomerOutcome): FavouritesAnswer {
  if (!outcome.ok) throw customerProblem(outcome.rejection, favouriteText);
  return { Success: true, Result: outcome.state.favourites };
}
