import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AppReviewModule } from '../shop/app-review/app-review.module.js';
import { BudgetModule } from '../access/budget/budget.module.js';
import { CampaignModule } from '../shop/campaign/campaign.module.js';
import { CartModule } from '../shop/cart/cart.module.js';
import { CartPortsModule } from '../shop/cart/ports/cart-ports.module.js';
import { ChequeModule } from '../shop/cart/cheque/cheque.module.js';
import { CatalogueModule } from '../shop/catalogue/catalogue.module.js';
import { CheckoutModule } from '../shop/checkout/checkout.module.js';
import { ConsentModule } from '../person/consent/consent.module.js';
import { ErasureModule } from '../person/erasure/erasure.module.js';
import { FavouritesModule } from '../shop/favourites/favourites.module.js';
import { ClientLogModule } from '../access/client-log/client-log.module.js';
import { HeartbeatModule } from '../person/login/heartbeat/heartbeat.module.js';
import { ContentModule } from '../shop/content/content.module.js';
import { LoginModule } from '../person/login/login.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MemberModule } from '../person/member/member.module.js';
import { NoticesModule } from '../person/notices/notices.module.js';
import { MessagesModule } from '../person/messages/messages.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { OrderModule } from '../shop/order/order.module.js';
import { InvoiceModule } from '../shop/invoice/invoice.module.js';
import { ReceiptModule } from '../shop/receipt/receipt.module.js';
import { ComplaintModule } from '../shop/complaint/complaint.module.js';
import { CollectionModule } from '../shop/collection/collection.module.js';
import { PackingModule } from '../shop/packing/packing.module.js';
import { WithdrawalModule } from '../shop/withdrawal/withdrawal.module.js';
import { PageViewModule } from '../access/page-view/page-view.module.js';
import { PartnersModule, type PartnersSpokenTo } from '../partners/partners.module.js';
import { PartnerPagesModule } from './partner-pages/partner-pages.module.js';
import { PauseModule } from '../access/pause/pause.module.js';
import { PaymentModule } from '../shop/payment/payment.module.js';
import { PatternModule } from '../person/pattern/pattern.module.js';
import { PermissionModule } from '../access/permission/permission.module.js';
import { CanoModule } from '../care/cano/cano.module.js';
import { DispensingModule } from '../care/dispensing/dispensing.module.js';
import { HealthLookModule } from '../care/health-look/health-look.module.js';
import { HighCostModule } from '../care/high-cost/high-cost.module.js';
import { PrescriptionCartModule } from '../care/prescription-cart/prescription-cart.module.js';
import { PrescriptionModule } from '../care/prescription/prescription.module.js';
import { PrescriptionPersonModule } from '../care/prescription-person/prescription-person.module.js';
import { ReminderCallsModule } from '../care/reminder/calls/reminder-calls.module.js';
import { ReminderModule, ReminderSendingModule } from '../care/reminder/reminder.module.js';
import { PharmacyModule } from '../shop/pharmacy/pharmacy.module.js';
import { PlatformModule } from '../foundation/platform/platform.module.js';
import type { Platform } from '../foundation/platform/platform.js';
import { ProfileModule } from '../person/profile/profile.module.js';
import { ProjectionsModule } from '../foundation/projections.module.js';
import { RateLimitModule } from '../access/rate-limit/rate-limit.module.js';
import { ReactionsModule } from '../foundation/reactions/reactions.module.js';
import { SearchModule } from '../shop/search/search.module.js';
import { SessionModule } from '../access/session/session.module.js';
import { StockWatchModule } from '../shop/stock-watch/stock-watch.module.js';
import { SupportModule } from '../support/support.module.js';
import { TogglesModule } from '../access/toggles/toggles.module.js';
import { WebModule } from './web/web.module.js';
import { WeatherModule } from '../shop/content/weather/weather.module.js';
import { WorkerModule } from '../foundation/worker/worker.module.js';

/** All that handles health data (`services/care`). */
const CARE = [
  DispensingModule,
  HealthLookModule,
  HighCostModule,
  PrescriptionPersonModule,
  CanoModule,
  PrescriptionModule,
  PrescriptionCartModule,
  ReminderModule,
  ReminderSendingModule,
  ReminderCallsModule,
];

@Module({})
export class AppModule {
  static of(platform: Platform, partners: PartnersSpokenTo): DynamicModule {
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
        PartnerPagesModule,
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
        MemberModule,
        ChequeModule,
        CartPortsModule,
        PaymentModule,
        OrderModule,
        InvoiceModule,
        ReceiptModule,
        PackingModule,
        WithdrawalModule,
        ComplaintModule,
        CollectionModule,
        MessagesModule,
        NoticesModule,
        CheckoutModule,
        HeartbeatModule,
        LoginModule,
        ConsentModule,
        FavouritesModule,
        ErasureModule,
        ProfileModule,
        AppReviewModule,
        PatternModule,
        StockWatchModule,
        ...CARE,
        JobsModule.of(platform.config),
        SupportModule,
        WorkerModule,
        MonitoringModule,
        WebModule,
      ],
    };
  }
}
