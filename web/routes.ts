/** `file` is relative to web/. */
interface RouteEntry {
  readonly path?: string;
  readonly index?: true;
  readonly file: string;
  readonly children?: readonly RouteEntry[];
}

const route = (path: string, file: string): RouteEntry => ({ path, file });

const shop: readonly RouteEntry[] = [
  { index: true, file: 'shop/start/route.tsx' },
  route('kategori/*', 'shop/listing/route.tsx'),
  route('produkt/:slug', 'shop/product/route.tsx'),
  route('produkt/:slug/lager', 'shop/product/stock-route.tsx'),
  route('produkt/:slug/bipacksedel', 'shop/product/leaflet-route.tsx'),
  route('rekommendationer', 'shop/recommendations/route.tsx'),
  route('merforsaljning', 'shop/upsell/route.tsx'),
  route('meny', 'shop/layout/menu/route.ts'),
  route('meddelande', 'shop/layout/message-banner/route.ts'),
  route('search', 'shop/search/route.tsx'),
  route('search/forslag', 'shop/search/suggestions-route.ts'),
  route('search/results', 'shop/search/results-route.ts'),
  route('varumarken', 'shop/brands/route.tsx'),
  route('varumarken/:slug', 'shop/brands/brand-route.tsx'),
  route('campaigns', 'shop/campaigns/route.tsx'),
  route('campaigns/single/:id', 'shop/campaigns/single-route.tsx'),
  route('kampanjer', 'shop/campaigns/swedish-route.ts'),
  route('kategori/erbjudanden/medlemserbjudanden', 'member/member-offers/route.tsx'),
  route('newsCategory', 'shop/listing/news-route.tsx'),
  route('mina-recept', 'shop/pages/my-prescriptions.tsx'),
  route('bild/:file', 'shop/product/image-route.ts'),
  route('shop/varukorg', 'shop/cart/route.ts'),
  route('shop/basket', 'shop/checkout/basket/route.tsx'),
  route('shop/betalning/:paymentId', 'shop/checkout/payment/route.tsx'),
  route('shop/confirmation', 'shop/checkout/confirmation/route.tsx'),
  route('shop/order/:orderId', 'shop/checkout/confirmation/link-route.tsx'),
  route('shop/reklamera/:orderId', 'shop/checkout/complaint/route.tsx'),
  route('shop/reklamera/:orderId/arende/:complaintId', 'shop/checkout/complaint/shown-route.tsx'),
  route('shop/reklamera/:orderId/arende/:complaintId/bild/:nth', 'shop/checkout/complaint/photo-route.ts'),
  route('shop/hamta/:orderId/:parcelId', 'shop/checkout/collection/route.tsx'),
  route('shop/angra/:orderId', 'shop/checkout/withdrawal/route.tsx'),
  route('shop/angra/:orderId/kvitto/:withdrawalId', 'shop/checkout/withdrawal/receipt-route.tsx'),
  route('shop/kvitto/:orderId', 'shop/checkout/receipt/route.tsx'),
  route('shop/kvitto/:orderId/kvitto.pdf', 'shop/checkout/receipt/pdf-route.ts'),
  route('shop/angra/:orderId/etikett/:withdrawalId', 'shop/checkout/withdrawal/label-route.tsx'),
  route('tracking', 'shop/order/route.tsx'),
  route('tracking/:key', 'shop/order/parcel-route.tsx'),
];

const member: readonly RouteEntry[] = [
  route('member', 'member/overview/route.tsx'),
  route('member/minakop', 'member/order/route.tsx'),
  route('member/kop-igen', 'member/order/again-route.ts'),
  route('member/minakop/:orderId', 'member/order/order-route.tsx'),
  route('member/minauppgifter', 'member/profile/route.tsx'),
  route('member/minauppgifter/utdrag', 'member/settings/extract-route.ts'),
  route('member/minainstallningar', 'member/settings/route.tsx'),
  route('member/minainloggningar', 'member/logins/route.tsx'),
  route('pages/notificationSettings', 'member/settings/app-route.ts'),
  route('pages/savedPaymentCards', 'member/cards/route.tsx'),
  route('member/kontaktuppgifter', 'visit/contact-details/route.tsx'),
  route('kundklubb-registrering', 'member/register/route.tsx'),
];

const favourites: readonly RouteEntry[] = [
  route('favourites', 'member/favourites/route.tsx'),
  route('favourites/spara', 'shop/favourites/change-route.ts'),
  route('member/favoriter', 'member/favourites/member-route.ts'),
];

const care: readonly RouteEntry[] = [
  route('mina-recept-inloggad/receptlista.pdf', 'care/prescription/pdf-route.ts'),
  route('mina-recept-inloggad/lager', 'care/prescription/stock-route.tsx'),
  route('mina-recept-inloggad/dospaket', 'care/dose-pack/route.tsx'),
  route('mina-recept-inloggad/warrants', 'care/warrant/route.tsx'),
  route('mina-recept-inloggad/vem-har-tittat', 'care/health-look/route.tsx'),
  route('pages/notifications', 'care/reminder/route.tsx'),
  route('mina-recept-inloggad/aterkallat', 'care/recall/route.tsx'),
  route('mina-recept-inloggad/*', 'care/prescription/route.tsx'),
];

const login: readonly RouteEntry[] = [
  route('init-login', 'visit/login/route.tsx'),
  route('loginFreja', 'visit/login/freja-route.tsx'),
  route('login-status', 'visit/login/status-route.tsx'),
  route('login-return', 'visit/login/app/debug-return-route.tsx'),
  route('logga-ut', 'visit/login/logout-route.ts'),
];

const terms: readonly RouteEntry[] = [
  route('kundklubb/kundklubb-villkor', 'member/club-terms.tsx'),
  route('remindersterms', 'care/reminder/terms-route.tsx'),
  route('kundservice', 'shop/pages/customer-service.tsx'),
  route('kundservice/integritetspolicy', 'shop/pages/privacy.tsx'),
  route('kundservice/kakor', 'shop/pages/cookies.tsx'),
  route('kundservice/kakor/val', 'visit/consent/choice-route.ts'),
  route('kundservice/kopvillkor', 'shop/pages/purchase-terms.tsx'),
  route('kundservice/tillganglighet', 'shop/pages/accessibility.tsx'),
  route('pages/about/shippingDelivery', 'shop/pages/shipping-delivery.tsx'),
  route('pages/about/paymentOptions', 'shop/pages/payment-options.tsx'),
];

const machinery: readonly RouteEntry[] = [
  route('rensa-sparad-data', 'interface/fallback/clear-site-data-route.ts'),
  route('notiser/nej', 'visit/notices/decline-route.ts'),
  route('utseende', 'visit/appearance/route.ts'),
  route('dev/interface', 'console/gallery/route.tsx'),
];

const information: readonly RouteEntry[] = [
  route('apotek', 'shop/pharmacy/route.tsx'),
  route('apotek/:id', 'shop/pharmacy/pharmacy-route.tsx'),
  route('rad', 'shop/advice/route.tsx'),
  route('rad/:slug', 'shop/advice/article-route.tsx'),
  route('shoppa-live-pa-algort', 'shop/live-shopping/route.tsx'),
  route('weather-recommendations', 'shop/weather/route.tsx'),
];

const support: readonly RouteEntry[] = [
  {
    path: 'konsol',
    file: 'console/layout/route.tsx',
    children: [
      { index: true, file: 'console/customer/find-route.tsx' },
      route('logga-in', 'console/login/route.tsx'),
      route('logga-in/foretag', 'console/login/start-route.ts'),
      route('logga-in/tillbaka', 'console/login/return-route.tsx'),
      route('logga-ut', 'console/login/logout-route.ts'),
      route('orsak', 'console/reason/route.tsx'),
      route('narvaro', 'console/layout/presence-route.ts'),
      route('kund/:subjectId', 'console/customer/route.tsx'),
      route('kund/:subjectId/historia', 'console/customer/history-route.ts'),
      route('kund/:subjectId/order/:orderId', 'console/order/route.tsx'),
      route('kund/:subjectId/avvikelser', 'console/customer/drift-route.tsx'),
      route('kund/:subjectId/varfor', 'console/acting/route.tsx'),
      route('handelse/:eventId', 'console/customer/event-route.tsx'),
      route('drift', 'console/operations/route.tsx'),
      route('penningarenden', 'console/payments/route.tsx'),
      route('returer', 'console/returns/route.tsx'),
      route('reklamationer', 'console/complaints/route.tsx'),
      route('reklamationer/:complaintId', 'console/complaints/opened-route.tsx'),
      route('reklamationer/:complaintId/bild/:nth', 'console/complaints/photo-route.ts'),
      route('recept', 'console/dispensing/route.tsx'),
      route('recept/dospaket', 'console/dispensing/dose-packs-route.tsx'),
      route('recept/dospaket/:messageId', 'console/dispensing/dose-pack-route.tsx'),
      route('recept/aterkalla', 'console/dispensing/recall-route.tsx'),
      route('recept/tillsyn', 'console/dispensing/inspection-route.tsx'),
      route('recept/fullmakt', 'console/dispensing/warrant-route.tsx'),
      route('recept/:dispensingId', 'console/dispensing/opened-route.tsx'),
      route('recept/:dispensingId/etikett.pdf', 'console/dispensing/label-route.ts'),
      route('bocker', 'console/books/route.tsx'),
      route('bocker/:date', 'console/books/day-route.tsx'),
      route('bocker/:date/sie', 'console/books/file-route.ts'),
      route('sokord', 'console/search-words/route.tsx'),
      route('post', 'console/mail/route.tsx'),
      route('post/:letterId', 'console/mail/letter-route.tsx'),
    ],
  },
];

export default [
  ...shop,
  ...member,
  ...favourites,
  ...care,
  ...login,
  ...terms,
  ...information,
  ...machinery,
  ...support,
  route('*', 'shop/pages/not-found.tsx'),
];
