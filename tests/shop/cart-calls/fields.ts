// The names of the fields that clients of the cart and the checkout read, as `fieldsOf` prints them.

const FREE_SHIPPING = 'amountLeftForFreeShipping customerMessage freeShippingPossible freeShippingPurchaseLimit';
const PRICE = '{totalAmount}';
const ENTRY =
  'amount code couponCode effectiveCode isBonusCheck isMemberDiscount kind name personalizedOfferId quantity totalAmount';
const LINE =
  `discountEntries[]{${ENTRY}} discountsPrice${PRICE} isPrescription maxBuyableQuantity name needsIdentification ` +
  `productFlags[] quantity regularPrice${PRICE} salesPrice${PRICE} varuId`;
const cart = (more = ''): string =>
  'bonusCheckCodes[] cartId couponCode flagGroupQuotas[]{flag inCart max} ' +
  `freeShipping{${FREE_SHIPPING}} lineItems[]{${LINE}} notAdded[]{id quantity reason} offerIds[] salesPrice ` +
  `shipmentPrice ${more}totalAmount`;
const legacyCart = (more = ''): string =>
  'discountSummary{bonusDiscount campaignDiscount couponDiscount} exHaItemTotalSumAsNumber freeShippingLimit ' +
  `freeShippingStatus{${FREE_SHIPPING}} ${more}products[]{maxBuyableQuantity quantity varuId}`;

const OPTIONS =
  'options[]{earliest latest name optionId parcels[]{earliest kind latest method promise} places[]{city distance name placeId postalCode street} price promise requiresIdentification} paused[]{message name optionId}';
const CARDS = 'storedPaymentMethods[]{brand expiryMonth expiryYear holderName id lastFour}';
const CONFIG = 'config{clientKey environment}';
const methods = (more = ''): string =>
  `${CONFIG} notOffered[]{message reason type} pausedMethods[]{message type} paymentMethods[]{brands[] name type} purchasesPaused ${more}${CARDS}`;
const COUNTS = 'hasFutureBonusCheck hasManyVouchers';
const VOUCHERS = 'vouchers[]{amount disabledReason id redeemed state validDateFormatted validFrom validText validTo}';
const ACTION =
  'authorisationToken data expiresAt method paymentData paymentMethodType qrCodeData subtype token type url';

const ITEM =
  'ArticleTitle BasePricePerUnit Brand BreadCrumbs[]{Name Url} Category ' +
  'Discounts[]{Amount CouponCode EffectiveCode IsBonusCheck IsMemberDiscount Name PersonalizedOfferId Quantity} ' +
  'ImageUrl InWebStock Name PackageSizeText PriceTotal PriceTotalPerUnit ProductId Quantity RegularPrice ' +
  'RegularPriceTotal Type VaruNr isPrescriptionProducts';
const CONFIRMATION =
  'BillingAddress{Email Name Phone} CustomerEmail DeliveryCity DeliveryPostalCode DeliveryStreet DeliveryTime ' +
  'DiscountSummary{BonusDiscount BonusDiscountAsString CampaignDiscount CouponDiscount{Campaign Code Discount}} ' +
  `HasPrescriptionItems Items[]{${ITEM}} OrderDate OrderNumber Parcels[]{CarrierNumber Kind Method Promise Status TrackingNumber VaruIds[]} ` +
  'PaymentMethod{Name PaymentMethodType} PickupPlace{City Name PostalCode StreetAddress} PsoCartId ShippingAddress{City Name PostalCode StreetAddress} ' +
  'ShippingMethodTypeDescription ShippingTotal ShippingTotalAsNumber ' +
  'TotalSum{NonPrescribedItemsTotalVatAsNumber Total TotalAsNumber Vat VatAsNumber} TrackingNumber ' +
  'VatRates[]{Percentage TaxableAmount Vat} WithPrescriptionTotal WithPrescriptionTotalAsNumber ' +
  'WithoutPrescriptionTotal WithoutPrescriptionTotalAsNumber';

/** What calls answer. */
export const ANSWERS = {
  cart: cart(),
  readCart: cart('shown '),
  legacyCart: legacyCart(),
  legacyCartWithGift: legacyCart('gift{choices[]{name varuId} code selected} '),
  codes: 'campaigncodes[]{code name validTo}',
  vouchers: `${COUNTS} ${VOUCHERS}`,
  privileges: `${COUNTS} level memberPrices ${VOUCHERS}`,
  offers: 'offers[]{id name redeemed validTo}',
  details: 'ageDeclared careOf city email firstName lastName phoneNumber postalCode street',
  optionsWithChosen: `${OPTIONS} selectedOptionId`,
  optionsWithWidget: `${OPTIONS} widget{sessionId snippet}`,
  invalidLines: 'varuIds[]',
  method: 'paymentMethod',
  methods: methods(),
  methodsWithChosen: methods('selectedPaymentMethod '),
  cardFields: CONFIG,
  cards: CARDS,
  location: 'ZipCode',
  quantityInfo: 'currentlyInCartQuantity maxAllowedQuantity',
  measurements: 'code heightMm lengthMm weightGrams widthMm',
  outcome:
    `adyenPaymentReply{action{${ACTION}} resultCode} cosErrorMessage hideGenericError message orderId paymentId ` +
    'purchaseOrderId redirectUrl success',
  confirmation: CONFIRMATION,
  history: 'Orders[]{Items[]{Name Quantity VaruNr} OrderDate OrderNumber Points PurchaseOrderId Status Total}',
  loggedIn: 'samePerson success',
} as const;

const BROWSER = 'acceptHeader colorDepth javaEnabled language screenHeight screenWidth timeZoneOffset userAgent';

/** What calls take. */
export const TAKEN = {
  details: ANSWERS.details,
  quantity: 'id quantity',
  prescriptionRows: 'RxLineItems[]{antal articleid djur ejByte ordinationsId personnummer}',
  legacyAdd: 'Quantity amount quantity',
  legacySet: 'amount quantity',
  payment: `ageDeclared browserInfo{${BROWSER}} paymentDetails{applePayToken googlePayToken months notice type} paymentMethod saveCard shown`,
  paymentDetails: 'details{paymentData redirectResult threeDSResult} paymentId',
} as const;
