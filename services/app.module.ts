import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AppReviewModule } from './app-review/app-review.module.js';
import { BudgetModule } from './budget/budget.module.js';
import { CampaignModule } from './campaign/campaign.module.js';
import { CartModule } from './cart/cart.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { FavouritesModule } from './favourites/favourites.module.js';
import { ClientLogModule } from './client-log/client-log.module.js';
import { HeartbeatModule } from './heartbeat/heartbeat.module.js';
import { ContentModule } from './content/content.module.js';
import { IdentificationModule } from './identification/identification.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MembershipModule } from './membership/membership.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { OrderModule } from './order/order.module.js';
import { PageViewModule } from './page-view/page-view.module.js';
import { PartnersModule } from './partners/partners.module.js';
import type { Partners } from './partners/simulators.js';
import { PauseModule } from './pause/pause.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { PatternModule } from './pattern/pattern.module.js';
import { PermissionModule } from './permission/permission.module.js';
import { PharmacyModule } from './pharmacy/pharmacy.module.js';
import { PlatformModule } from './platform/platform.module.js';
import type { Platform } from './platform/platform.js';
import { ProfileModule } from './profile/profile.module.js';
import { ProjectionsModule } from './projections/projections.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { ReactionsModule } from './reactions/reactions.module.js';
import { SearchModule } from './search/search.module.js';
import { SessionModule } from './session/session.module.js';
import { StockWatchModule } from './stock-watch/stock-watch.module.js';
import { SupportModule } from './support/support.module.js';
import { TogglesModule } from './toggles/toggles.module.js';
import { WeatherModule } from './weather/weather.module.js';
import { WorkerModule } from './worker/worker.module.js';

@Module({})
export class AppModule {
  static of(platform: Platform, partners: Pick<Partners, 'config' | 'simulated' | 'tls'>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        PlatformModule.of(platform),
        BudgetModule,
        RateLimitModule,
        TogglesModule,
        ClientLogModule,
        PageViewModule,
        PartnersModule.of(partners),
        ProjectionsModule,
        ReactionsModule,
        SessionModule,
        PermissionModule,
        PauseModule,
        CatalogueModule,
        CampaignModule,
        SearchModule,
        PharmacyModule,
        ContentModule,
        WeatherModule,
        CartModule,
        MembershipModule,
        PaymentModule,
        OrderModule,
        MessagesModule,
        CheckoutModule,
        HeartbeatModule,
        IdentificationModule,
        ConsentModule,
        FavouritesModule,
        ErasureModule,
        ProfileModule,
        AppReviewModule,
        PatternModule,
        StockWatchModule,
        JobsModule.of(platform.config),
        SupportModule,
        WorkerModule,
        MonitoringModule,
      ],
    };
  }
}
