import { FORGOTTEN, isForgotten, type BusinessDate, type Instant, type Uuid } from '../kernel/index.js';
import type {
  ConsentGiven,
  CustomerEvent,
  CustomerIdentified,
  CustomerProfile,
  IdentificationMethod,
  KeptPurpose,
  NoticeChannel,
  NoticePlatform,
  NoticesTurnedOn,
  ProductWatched,
  ProfileUpdated,
  WatchedType,
} from './events.js';

export interface Identification {
  readonly method: IdentificationMethod;
  readonly identifiedAt: Instant;
  readonly validUntil: Instant;
}

/** A strong log-in and the latest end of it. */
export type Visit = Pick<Identification, 'identifiedAt' | 'validUntil'>;

export interface Consent {
  readonly code: string;
  readonly given: boolean;
  readonly textVersion: string;
  readonly at: Instant;
}

export type ConsentAnswered = Pick<Consent, 'code' | 'given' | 'at'>;

/** A product out of stock that the customer watches. */
export interface Watch {
  readonly watchId: Uuid;
  /** FORGOTTEN after an erasure. */
  readonly varuId: string;
  readonly productType: WatchedType;
  readonly channel: NoticeChannel;
  readonly at: Instant;
}

/** A phone or tablet whose app shows notices. */
export interface NoticeDevice {
  readonly key: string;
  readonly platform: NoticePlatform;
  readonly at: Instant;
}

export interface CustomerState {
  readonly status: 'unknown' | 'known' | 'erased';
  readonly customerId: Uuid;
  /** FORGOTTEN after an erasure, like any value of the profile. */
  readonly personNumber: string;
  readonly profile: Partial<CustomerProfile>;
  /** The latest strong log-in. Null after a log-out. */
  readonly identification: Identification | null;
  /** The latest strong log-ins, newest first. A log-out leaves them. */
  readonly visits: readonly Visit[];
  /** The keys of known browsers, the latest first. Only a limited number is kept. */
  readonly devices: readonly string[];
  readonly consents: Readonly<Record<string, Consent>>;
  /** Every change of a consent, newest first. */
  readonly consentHistory: readonly ConsentAnswered[];
  /** When a member is next asked to verify the contact details. Null when never. */
  readonly verifyContactFrom: BusinessDate | null;
  /** Article numbers, newest first. Erased ones are dropped. */
  readonly favourites: readonly string[];
  readonly watches: readonly Watch[];
  /** Products with a recent stock notice, newest first. */
  readonly backInStock: readonly string[];
  /** True when the customer has answered; the app then never asks again. */
  readonly appReviewAnswered: boolean;
  /** The devices that can show notices, the latest first. */
  readonly noticeDevices: readonly NoticeDevice[];
  /** The day from which 'Slå på notiser' may be asked again. Null when it was never declined. */
  readonly askNoticesFrom: BusinessDate | null;
  /** Of what an erasure left, the purposes whose time has ended. */
  readonly endedRecords: readonly KeptPurpose[];
}

/** The number of log-ins in the state. Several devices may be logged in at once. */
const VISITS_KEPT = 10;
/** The number of notices in the state. Older ones are dropped. */
const BACK_IN_STOCK_KEPT = 12;
/** The number of consent changes in the state, which is enough for a page. The stream keeps them all. */
const ANSWERS_KEPT = 100;

/** The number of known browsers. Beyond it, the oldest count as new again. */
const DEVICES_KEPT = 50;

/** The number of devices that show notices. Beyond it, the oldest one must register again. */
const NOTICE_DEVICES_KEPT = 10;

export const initial: CustomerState = {
  status: 'unknown',
  customerId: '',
  personNumber: '',
  profile: {},
  identification: null,
  visits: [],
  devices: [],
  consents: {},
  consentHistory: [],
  verifyContactFrom: null,
  favourites: [],
  watches: [],
  backInStock: [],
  appReviewAnswered: false,
  noticeDevices: [],
  askNoticesFrom: null,
  endedRecords: [],
};

export function evolve(state: CustomerState, event: CustomerEvent): CustomerState {
  switch (event.type) {
    case 'CustomerIdentified':
      return known(state, event.data);
    case 'CustomerIdentifiedAgain':
      return { ...state, ...identified(state, event.data) };
    case 'NewDeviceSeen':
      return { ...state, devices: withDevice(state.devices, event.data.deviceKey) };
    case 'SessionsEnded':
    case 'CopiedSessionEnded':
      return state;
    case 'CustomerLoggedOut':
      return { ...state, identification: null };
    case 'ProfileUpdated':
      return { ...state, profile: { ...state.profile, ...updated(event.data) } };
    case 'ContactDetailsConfirmed':
    case 'ContactDetailsPostponed':
      return { ...state, verifyContactFrom: event.data.verifyAgainFrom };
    case 'ConsentGiven':
      return withConsent(state, given(event.data));
    case 'ConsentWithdrawn': {
      const { code, at } = event.data;
      return withConsent(state, { code, given: false, textVersion: state.consents[code]?.textVersion ?? '', at });
    }
    case 'FavouriteAdded':
      return isForgotten(event.data.varuId)
        ? state
        : { ...state, favourites: [event.data.varuId, ...state.favourites] };
    case 'FavouriteRemoved':
      return { ...state, favourites: state.favourites.filter((varuId) => varuId !== event.data.varuId) };
    case 'FavouritesCleared':
      return { ...state, favourites: [] };
    case 'ProductWatched':
      return { ...state, watches: [...state.watches, watchOf(event.data)] };
    case 'ProductUnwatched':
      return { ...state, watches: without(state, event.data.watchId) };
    case 'StockNoticeSent':
      return {
        ...state,
        watches: without(state, event.data.watchId),
        backInStock: withNews(state.backInStock, event.data.varuId),
      };
    case 'AppReviewAnswered':
      return { ...state, appReviewAnswered: true };
    case 'NoticesTurnedOn':
      return { ...state, noticeDevices: withNotices(state, event.data) };
    case 'NoticesTurnedOff':
      return { ...state, noticeDevices: others(state, event.data.noticeDevice) };
    case 'NoticesDeclined':
      return { ...state, askNoticesFrom: event.data.askAgainFrom };
    case 'CustomerErased':
      return { ...initial, status: 'erased', customerId: event.data.customerId };
    case 'KeptRecordsEnded':
      return { ...state, endedRecords: [...state.endedRecords, event.data.purpose] };
    default:
      event satisfies never;
      return state;
  }
}

function known(state: CustomerState, data: CustomerIdentified['data']): CustomerState {
  const { customerId, personNumber, firstName, lastName } = data;
  const profile = { ...state.profile, firstName, lastName };
  return { ...state, status: 'known', customerId, personNumber, profile, ...identified(state, data) };
}

function given({ code, textVersion, at }: ConsentGiven['data']): Consent {
  return { code, given: true, textVersion, at };
}

function withDevice(devices: readonly string[], key: string): readonly string[] {
  return isForgotten(key) ? devices : [key, ...devices].slice(0, DEVICES_KEPT);
}

function withNotices(state: CustomerState, { noticeDevice: key, platform, at }: NoticesTurnedOn['data']) {
  if (isForgotten(key)) return state.noticeDevices;
  return [{ key, platform, at }, ...others(state, key)].slice(0, NOTICE_DEVICES_KEPT);
}

function others({ noticeDevices }: CustomerState, key: string): readonly NoticeDevice[] {
  return noticeDevices.filter((device) => device.key !== key);
}

function identified({ visits }: CustomerState, { method, identifiedAt, validUntil }: Identification) {
  const identification = { method, identifiedAt, validUntil };
  return { identification, visits: [{ identifiedAt, validUntil }, ...visits].slice(0, VISITS_KEPT) };
}

function without({ watches }: CustomerState, watchId: Uuid): readonly Watch[] {
  return watches.filter((watch) => watch.watchId !== watchId);
}

function withNews(known: readonly string[], varuId: string): readonly string[] {
  if (isForgotten(varuId)) return known;
  return [varuId, ...known.filter((each) => each !== varuId)].slice(0, BACK_IN_STOCK_KEPT);
}

function watchOf({ watchId, varuId, productType, channel, at }: ProductWatched['data']): Watch {
  return { watchId, varuId, productType, channel, at };
}

/**
 * The profile after an update. An erased profile is one FORGOTTEN value, but the names of its changed fields are known.
 */
function updated({ profile, changed }: ProfileUpdated['data']): Partial<CustomerProfile> {
  if (!isForgotten(profile)) return profile;
  return Object.fromEntries(changed.map((field) => [field, FORGOTTEN]));
}

function withConsent(state: CustomerState, consent: Consent): CustomerState {
  const { code, given, at } = consent;
  return {
    ...state,
    consents: { ...state.consents, [code]: consent },
    consentHistory: [{ code, given, at }, ...state.consentHistory].slice(0, ANSWERS_KEPT),
  };
}
