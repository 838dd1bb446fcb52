import type {
  BusinessDate,
  DomainEvent,
  EventDefinitions,
  Instant,
  PersonRef,
  Purpose,
  Uuid,
} from '../kernel/index.js';

export type IdentificationMethod = 'test' | 'BankID' | 'FrejaPlus';

/** The product type of a watched product (PRO-15): 'RX' for a prescription item, else null. */
export type WatchedType = 'RX' | null;
export type NoticeChannel = 'mail' | 'push';
/** The shopper's answer when the app asks for a review. */
export type AppReviewChoice = 'rate' | 'notNow';

export interface CustomerProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
  readonly coAddress: string | null;
  readonly mobileNumber: string;
  readonly email: string;
}

/** The person's first identification. The person number is encrypted and is in no other event. */
export type CustomerIdentified = DomainEvent<
  'CustomerIdentified',
  {
    readonly customerId: Uuid;
    readonly personNumber: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly method: IdentificationMethod;
    readonly identifiedAt: Instant;
    readonly validUntil: Instant;
  }
>;
export type CustomerIdentifiedAgain = DomainEvent<
  'CustomerIdentifiedAgain',
  {
    readonly customerId: Uuid;
    readonly method: IdentificationMethod;
    readonly identifiedAt: Instant;
    readonly validUntil: Instant;
  }
>;
/**
 * The customer logged in from a browser that is new to this customer, or that lost its device cookie. The key is made
 * of the cookie and the customer id. So it does not show that two customers share a computer.
 */
export type NewDeviceSeen = DomainEvent<
  'NewDeviceSeen',
  {
    readonly customerId: Uuid;
    readonly deviceKey: string;
    /** A readable name, for example "Chrome på Windows". */
    readonly device: string;
    readonly method: IdentificationMethod;
    /** True for the log-in that created the customer, which needs no warning. */
    readonly atFirstLogIn: boolean;
    readonly at: Instant;
  }
>;
/** The customer ended some of their own sessions. */
export type SessionsEnded = DomainEvent<
  'SessionsEnded',
  { readonly customerId: Uuid; readonly sessionIds: readonly Uuid[]; readonly at: Instant }
>;
/** The shop ended a session. Its old cookie was used long after a new one had replaced it. */
export type CopiedSessionEnded = DomainEvent<
  'CopiedSessionEnded',
  { readonly customerId: Uuid; readonly sessionId: Uuid; readonly at: Instant }
>;
export type CustomerLoggedOut = DomainEvent<'CustomerLoggedOut', { readonly customerId: Uuid; readonly at: Instant }>;
export type ProfileUpdated = DomainEvent<
  'ProfileUpdated',
  { readonly customerId: Uuid; readonly profile: Partial<CustomerProfile>; readonly changed: readonly string[] }
>;
interface VerificationPeriodBegun {
  readonly customerId: Uuid;
  readonly at: Instant;
  /** From this day the member is asked again to confirm the e-mail address and mobile number. */
  readonly verifyAgainFrom: BusinessDate;
  readonly ruleVersion: string;
}
export type ContactDetailsConfirmed = DomainEvent<'ContactDetailsConfirmed', VerificationPeriodBegun>;
export type ContactDetailsPostponed = DomainEvent<'ContactDetailsPostponed', VerificationPeriodBegun>;
export type ConsentGiven = DomainEvent<
  'ConsentGiven',
  { readonly customerId: Uuid; readonly code: string; readonly textVersion: string; readonly at: Instant }
>;
export type ConsentWithdrawn = DomainEvent<
  'ConsentWithdrawn',
  { readonly customerId: Uuid; readonly code: string; readonly at: Instant }
>;
/** A favourite can reveal a person's health, so the product is encrypted and can be erased (LAW-09). */
export type FavouriteAdded = DomainEvent<
  'FavouriteAdded',
  { readonly customerId: Uuid; readonly varuId: string; readonly at: Instant }
>;
export type FavouriteRemoved = DomainEvent<
  'FavouriteRemoved',
  { readonly customerId: Uuid; readonly varuId: string; readonly at: Instant }
>;
export type FavouritesCleared = DomainEvent<
  'FavouritesCleared',
  {
    readonly customerId: Uuid;
    readonly count: number;
    readonly reason: 'customer' | 'consent-withdrawn';
    readonly at: Instant;
  }
>;
export type ProductWatched = DomainEvent<
  'ProductWatched',
  {
    readonly customerId: Uuid;
    readonly watchId: Uuid;
    readonly varuId: string;
    readonly productType: WatchedType;
    readonly channel: NoticeChannel;
    readonly at: Instant;
  }
>;
export type ProductUnwatched = DomainEvent<
  'ProductUnwatched',
  { readonly customerId: Uuid; readonly watchId: Uuid; readonly varuId: string; readonly at: Instant }
>;
/** The customer was notified, and the watch has ended. */
export type StockNoticeSent = DomainEvent<
  'StockNoticeSent',
  {
    readonly customerId: Uuid;
    readonly watchId: Uuid;
    readonly varuId: string;
    readonly channel: NoticeChannel;
    readonly at: Instant;
  }
>;
/**
 * The customer is erased (LAW-09). All the customer's keys are then destroyed, except those of what the law asks to keep.
 * Only the end of these follows. The event names the rows that views must erase, and holds no personal data. Its actor is
 * the person who erased the customer.
 */
export type CustomerErased = DomainEvent<
  'CustomerErased',
  {
    readonly customerId: Uuid;
    readonly memberIds: readonly Uuid[];
    readonly orderIds: readonly Uuid[];
    readonly watchIds: readonly Uuid[];
    readonly reason: string;
    readonly at: Instant;
  }
>;
/** What the law asks to keep of an erased customer. Each has a key of its own. */
export const KEPT_PURPOSES = ['dispensing', 'bookkeeping'] as const satisfies readonly Purpose[];
export type KeptPurpose = (typeof KEPT_PURPOSES)[number];
/**
 * CORE-12: the years have passed for which the law asks to keep these records of an erased customer. Their key is then
 * destroyed, so nobody can open them any more.
 */
export type KeptRecordsEnded = DomainEvent<
  'KeptRecordsEnded',
  {
    readonly customerId: Uuid;
    readonly purpose: KeptPurpose;
    /** The day of the last record. */
    readonly lastOn: BusinessDate;
    readonly ruleVersion: string;
    readonly at: Instant;
  }
>;
/** The app asks for a review only once (APP-06). */
export type AppReviewAnswered = DomainEvent<
  'AppReviewAnswered',
  { readonly customerId: Uuid; readonly choice: AppReviewChoice; readonly at: Instant }
>;

/** The app shows notices. An ordinary browser cannot. */
export type NoticePlatform = 'iOS' | 'Android';
/** The app on a phone or tablet of the customer shows notices. The key is made of the device's id and the customer id. */
export type NoticesTurnedOn = DomainEvent<
  'NoticesTurnedOn',
  {
    readonly customerId: Uuid;
    readonly noticeDevice: string;
    readonly platform: NoticePlatform;
    readonly at: Instant;
  }
>;
export type NoticesTurnedOff = DomainEvent<
  'NoticesTurnedOff',
  { readonly customerId: Uuid; readonly noticeDevice: string; readonly at: Instant }
>;
/** The customer chose to go on without notices. The shop does not ask again before the day (RMD-04). */
export type NoticesDeclined = DomainEvent<
  'NoticesDeclined',
  {
    readonly customerId: Uuid;
    readonly at: Instant;
    readonly askAgainFrom: BusinessDate;
    readonly ruleVersion: string;
  }
>;

export type CustomerEvent =
  | CustomerIdentified
  | CustomerIdentifiedAgain
  | NewDeviceSeen
  | SessionsEnded
  | CopiedSessionEnded
  | CustomerLoggedOut
  | ProfileUpdated
  | ContactDetailsConfirmed
  | ContactDetailsPostponed
  | ConsentGiven
  | ConsentWithdrawn
  | FavouriteAdded
  | FavouriteRemoved
  | FavouritesCleared
  | ProductWatched
  | ProductUnwatched
  | StockNoticeSent
  | AppReviewAnswered
  | NoticesTurnedOn
  | NoticesTurnedOff
  | NoticesDeclined
  | CustomerErased
  | KeptRecordsEnded;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;

export const customerEvents: EventDefinitions<CustomerEvent> = {
  CustomerIdentified: {
    version: 1,
    personal: [{ purpose: 'identity', fields: ['personNumber', 'firstName', 'lastName'], person }],
  },
  CustomerIdentifiedAgain: { version: 1 },
  NewDeviceSeen: { version: 1, personal: [{ purpose: 'identity', fields: ['deviceKey', 'device'], person }] },
  SessionsEnded: { version: 1 },
  CopiedSessionEnded: { version: 1 },
  CustomerLoggedOut: { version: 1 },
  ProfileUpdated: { version: 1, personal: [{ purpose: 'contact', fields: ['profile'], person }] },
  ContactDetailsConfirmed: { version: 1 },
  ContactDetailsPostponed: { version: 1 },
  ConsentGiven: { version: 1 },
  ConsentWithdrawn: { version: 1 },
  FavouriteAdded: { version: 1, personal: [{ purpose: 'health', fields: ['varuId'], person }] },
  FavouriteRemoved: { version: 1, personal: [{ purpose: 'health', fields: ['varuId'], person }] },
  FavouritesCleared: { version: 1 },
  ProductWatched: { version: 1, personal: [{ purpose: 'health', fields: ['varuId', 'productType'], person }] },
  ProductUnwatched: { version: 1, personal: [{ purpose: 'health', fields: ['varuId'], person }] },
  StockNoticeSent: { version: 1, personal: [{ purpose: 'health', fields: ['varuId'], person }] },
  AppReviewAnswered: { version: 1 },
  NoticesTurnedOn: { version: 1, personal: [{ purpose: 'identity', fields: ['noticeDevice'], person }] },
  NoticesTurnedOff: { version: 1, personal: [{ purpose: 'identity', fields: ['noticeDevice'], person }] },
  NoticesDeclined: { version: 1 },
  CustomerErased: { version: 1 },
  KeptRecordsEnded: { version: 1 },
};
