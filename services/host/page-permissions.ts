import type { ShopServices } from './web/shop-services.js';
import { form, open, read, type PagePermission } from '../access/permission/page-permission.js';

type Table = { readonly [S in keyof ShopServices]: { readonly [M in keyof ShopServices[S]]: PagePermission } };

const nothing = (): null => null;
const none = (): readonly never[] => [];
const browse = open('shop.browse');
const cart = open('cart.use');
const checkout = open('checkout.use');
const pay = open('payment.pay');
const login = open('login.use');
const withdraw = open('order.withdraw');
const complain = open('order.complain');

/** SES-08: the permission of every service method that pages call. A method without a permission does not compile. */
export const pagePermissions: Table = {
  catalogue: {
    start: browse,
    menu: browse,
    category: browse,
    search: open('shop.search'),
    autocomplete: open('shop.search'),
    brands: browse,
    brand: browse,
    promotions: browse,
    promotion: browse,
    memberOffers: browse,
    news: browse,
    recommendations: browse,
    upsell: browse,
    product: browse,
    leaflet: browse,
    productImage: browse,
    photograph: browse,
  },
  cart: {
    summary: cart,
    view: cart,
    addItem: cart,
    setQuantity: cart,
    setAside: cart,
    applyCoupon: cart,
    removeCoupon: cart,
    selectGift: cart,
    applyCheque: form('cheque.use'),
    exchangeCheque: form('cheque.use'),
    removeCheque: form('cheque.remove'),
    removePrescription: form('cart.prescription-goods'),
  },
  checkout: {
    ways: checkout,
    paymentOptions: browse,
    view: checkout,
    ageDeclarationRequired: checkout,
    saveDetails: checkout,
    chooseDelivery: checkout,
    pay,
    payment: pay,
    paymentDetails: pay,
    cancelPayment: pay,
    confirmation: open('order.own'),
  },
  cards: { own: read('payment.stored-card', nothing), delete: form('payment.stored-card') },
  delivery: { described: browse },
  member: {
    overview: read('membership.read', nothing),
    summary: read('membership.summary', nothing),
    ended: read('membership.summary', nothing),
    register: form('membership.register'),
    contact: read('profile.change', () => ({ email: '', mobileNumber: '' })),
  },
  messages: {
    pollSeconds: open('message.list'),
    banner: read('message.list', nothing),
    close: read('message.change', () => undefined),
  },
  notices: {
    asks: read('reminder.use', () => false),
    decline: form('notices.decline'),
    reach: read('reminder.use', nothing),
    turnOff: form('reminder.use'),
  },
  orders: {
    list: read('order.list', () => ({ orders: [], older: null })),
    listed: read('order.list', nothing),
    buyAgain: form('order.list'),
    tracking: open('order.track'),
    parcel: open('order.track'),
    openByLink: open('order.own'),
    findParcel: open('order.track'),
  },
  login: {
    methods: login,
    paused: login,
    start: login,
    progress: login,
    extend: login,
    cancel: login,
    testUsers: login,
    testPhone: login,
    loginTest: login,
    logout: login,
  },
  content: { footer: browse, adviceIndex: browse, advice: browse, liveShows: browse, weather: browse, toggles: browse },
  pharmacies: { search: browse, pharmacy: browse, stock: browse, stockAt: browse },
  favourites: {
    own: read('favourites.read', () => ({ ids: [], watched: [], consent: false })),
    ids: read('favourites.read', none),
    list: read('favourites.read', () => ({ total: 0, products: [] })),
    add: form('favourites.change'),
    remove: form('favourites.change'),
    removeAll: form('favourites.change'),
    setConsent: form('consent.change'),
    watched: read('watch.read', none),
    watch: form('watch.change'),
    unwatch: form('watch.change'),
  },
  dispensings: { ofOrder: read('prescription.read', none) },
  recalls: { own: read('prescription.read', nothing) },
  healthLooks: { own: read('health-look.read', nothing), block: form('health-look.read') },
  highCost: { own: read('high-cost.read', () => ({ state: 'not-identified' })) },
  prescriptions: {
    own: read('prescription.read', () => ({ state: 'not-identified' })),
    ofOther: read('prescription.read', () => ({ state: 'not-identified' })),
    others: read('prescription.read', nothing),
    pdf: read('prescription.read', nothing),
  },
  reminders: {
    own: read('reminder.use', nothing),
    read: form('reminder.use'),
    cancel: form('reminder.use'),
    syncDue: read('reminder.use', () => false),
  },
  warrants: {
    own: read('warrant.list', () => ({ state: 'not-identified' })),
    give: form('warrant.give'),
    answer: form('warrant.list'),
    end: form('warrant.list'),
  },
  prescriptionCart: { isOpen: browse, add: form('prescription.order') },
  profile: {
    own: read('profile.read', nothing),
    asksForContact: read('profile.read', () => false),
    contactQuestion: read('profile.read', nothing),
    updateContact: form('profile.change'),
    updateAddress: form('profile.change'),
    postponeContact: form('profile.postpone'),
    consents: read('consent.read', none),
    setConsent: form('consent.change'),
    extract: read('profile.extract', nothing),
    contactRoles: browse,
  },
  receipts: { receipt: open('order.own'), pdf: open('order.own') },
  session: {
    watchRule: open('session.watch'),
    own: read('session.list', none),
    end: form('session.end'),
    endAll: form('session.end'),
  },
  complaints: { form: complain, make: complain, shown: complain, photo: complain, ofOrder: complain },
  collection: { ofOrder: open('order.own'), sendAgain: open('order.send-again') },
  withdrawals: { form: withdraw, preview: withdraw, notify: withdraw, receipt: withdraw, ofOrder: withdraw },
};
