import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { SortOption } from '../../../domain/catalogue/index.js';
import {
  customer,
  hasFavouriteConsent,
  type CustomerRejection,
  type CustomerState,
} from '../../../domain/customer/index.js';
import { isForgotten } from '../../../domain/kernel/index.js';
import { Listings } from '../catalogue/listings.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { GiveConsents } from '../../person/consent/give-consents.js';
import { customerProblem } from '../../person/customer/customer-problem.js';
import { DropFavourites } from './drop-favourites.js';
import { SaveFavourite, type CustomerOutcome } from './save-favourite.js';
import { favouriteText } from './texts.js';
import type { Shopper } from '../../access/http/request.js';
import { watchText } from '../stock-watch/texts.js';
import { Unwatch } from '../stock-watch/unwatch.js';
import { Watch } from '../stock-watch/watch.js';
import type { FavouriteListing, FavouritesService, FavouriteSort, OwnFavourites } from './contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { ProductCards } from '../catalogue/product/product-cards.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';

/**
 * Only these two options sort by name. The options 'newest' and 'oldest' use the order in which favourites were saved.
 */
const BY_NAME: Readonly<Partial<Record<FavouriteSort, SortOption>>> = { ascending: 'nameAsc', descending: 'nameDesc' };

interface Form {
  readonly commandId: string;
}
type Ids = Result<{ readonly ids: readonly string[] }>;

/** Creates the favourites service of each page request. */
@Injectable()
export class FavouritesPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(Listings) readonly listings: Listings,
    @Inject(ProductCards) readonly cards: ProductCards,
    @Inject(GiveConsents) readonly consents: GiveConsents,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class FavouritesPages implements FavouritesService {
  constructor(
    private readonly parts: FavouritesPagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<OwnFavourites> {
    const state = await this.customer();
    if (!state) return { ids: [], watched: [], consent: false };
    return {
      ids: state.favourites,
      watched: watchedIn(state),
      consent: hasFavouriteConsent(state, this.parts.clock.now()),
    };
  }

  async ids(): Promise<readonly string[]> {
    return (await this.customer())?.favourites ?? [];
  }

  async list({ loaded, sort }: { readonly loaded: number; readonly sort: FavouriteSort }): Promise<FavouriteListing> {
    const ids = await this.ids();
    const known = await this.parts.listings.products(sort === 'oldest' ? ids.toReversed() : ids, BY_NAME[sort]);
    const shown = known.filter(({ type }) => type !== 'Rx');
    return { total: shown.length, products: await this.parts.cards.of(shown.slice(0, loaded)) };
  }

  add(form: Form & { readonly varuId: string; readonly consent: boolean }): Promise<Ids> {
    return this.change(form, (shopper) =>
      this.parts.bus.execute(new SaveFavourite(shopper, form.varuId, form.consent)),
    );
  }

  remove(form: Form & { readonly varuId: string }): Promise<Ids> {
    return this.change(form, (shopper) => this.parts.bus.execute(new DropFavourites(shopper, form.varuId)));
  }

  removeAll(form: Form): Promise<Ids> {
    return this.change(form, (shopper) => this.parts.bus.execute(new DropFavourites(shopper, null)));
  }

  setConsent(form: Form & { readonly given: boolean }): Promise<Result> {
    const { consents } = this.parts;
    return this.change(form, (shopper) =>
      form.given ? consents.give(shopper, 'Favorite') : consents.withdraw(shopper, 'Favorite'),
    );
  }

  async watched(): Promise<readonly string[]> {
    const state = await this.customer();
    return state ? watchedIn(state) : [];
  }

  watch(form: Form & { readonly varuId: string; readonly channel: 'mail' | 'push' }): Promise<Result> {
    return this.change(
      form,
      (shopper) => this.parts.bus.execute(new Watch(shopper, form.varuId, form.channel)),
      watchText,
    );
  }

  unwatch(form: Form & { readonly varuId: string }): Promise<Result> {
    return this.change(form, (shopper) => this.parts.bus.execute(new Unwatch(shopper, form.varuId)), watchText);
  }

  private async customer(): Promise<CustomerState | null> {
    const customerId = this.scope.session?.customerId;
    return customerId ? this.parts.commands.loadForDisplay(customer, customerId) : null;
  }

  private change(
    form: Form,
    send: (shopper: Shopper) => Promise<CustomerOutcome>,
    text: (type: CustomerRejection['type']) => string = favouriteText,
  ): Promise<Ids> {
    return refusalsAsErrors(async () => {
      const outcome = await send(await this.scope.shopper(form.commandId, form));
      if (!outcome.ok) throw customerProblem(outcome.rejection, text);
      return { ok: true, ids: outcome.state.favourites };
    });
  }
}

function watchedIn({ watches }: CustomerState): readonly string[] {
  return watches.map(({ varuId }) => varuId).filter((varuId) => !isForgotten(varuId));
}
