import { Module } from '@nestjs/common';

import { RequestScopeParts } from '../../access/request-scope/request-scope.js';
import { LoginModule } from '../../person/login/login.module.js';
import { MemberModule } from '../../person/member/member.module.js';
import { MessagesModule } from '../../person/messages/messages.module.js';
import { NoticesModule } from '../../person/notices/notices.module.js';
import { ProfileModule } from '../../person/profile/profile.module.js';
import { DispensingModule } from '../../care/dispensing/dispensing.module.js';
import { RecallModule } from '../../care/recall/recall.module.js';
import { HealthLookModule } from '../../care/health-look/health-look.module.js';
import { HighCostModule } from '../../care/high-cost/high-cost.module.js';
import { ReminderCallsModule } from '../../care/reminder/calls/reminder-calls.module.js';
import { WarrantModule } from '../../care/warrant/warrant.module.js';
import { PrescriptionCartModule } from '../../care/prescription-cart/prescription-cart.module.js';
import { PrescriptionModule } from '../../care/prescription/prescription.module.js';
import { CartModule } from '../../shop/cart/cart.module.js';
import { CheckoutModule } from '../../shop/checkout/checkout.module.js';
import { ContentModule } from '../../shop/content/content.module.js';
import { FavouritesModule } from '../../shop/favourites/favourites.module.js';
import { OrderModule } from '../../shop/order/order.module.js';
import { PharmacyModule } from '../../shop/pharmacy/pharmacy.module.js';
import { SearchModule } from '../../shop/search/search.module.js';
import { ReceiptModule } from '../../shop/receipt/receipt.module.js';
import { ComplaintModule } from '../../shop/complaint/complaint.module.js';
import { CollectionModule } from '../../shop/collection/collection.module.js';
import { WithdrawalModule } from '../../shop/withdrawal/withdrawal.module.js';
import { SupportModule } from '../../support/support.module.js';
import { PageAnswerParts } from './page-answer.js';
import { PageContexts } from './page-context.js';
import { PageServices } from './page-services.js';

/** Collects what the pages need from every module that has pages. */
@Module({
  imports: [
    CartModule,
    CheckoutModule,
    ContentModule,
    FavouritesModule,
    LoginModule,
    MemberModule,
    MessagesModule,
    NoticesModule,
    OrderModule,
    PharmacyModule,
    DispensingModule,
    RecallModule,
    HealthLookModule,
    HighCostModule,
    PrescriptionModule,
    PrescriptionCartModule,
    ReminderCallsModule,
    WarrantModule,
    ProfileModule,
    SearchModule,
    SupportModule,
    ReceiptModule,
    WithdrawalModule,
    ComplaintModule,
    CollectionModule,
  ],
  providers: [RequestScopeParts, PageServices, PageContexts, PageAnswerParts],
  exports: [PageAnswerParts],
})
export class WebModule {}
