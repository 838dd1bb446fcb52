import { adyen } from './adyen/partner.js';
import { bankId } from './bankid/partner.js';
import type { AnyPartner, Values } from './definition.js';
import { deliveryCheckout } from './delivery-checkout/partner.js';
import { eHealth } from './e-health/partner.js';
import { finance } from './finance/partner.js';
import { freja } from './freja/partner.js';
import { mail } from './mail/partner.js';
import { populationRegister } from './population-register/partner.js';
import { push } from './push/partner.js';
import { sms } from './push/sms/partner.js';
import { verification } from './verification/partner.js';
import { warehouse } from './warehouse/partner.js';
import { weather } from './weather/partner.js';

/** All partners, in the order in which they are started and shown. Settings, clients and desks are derived from them. */
export const PARTNERS = [
  adyen,
  warehouse,
  mail,
  push,
  weather,
  bankId,
  freja,
  populationRegister,
  eHealth,
  verification,
  sms,
  finance,
  deliveryCheckout,
] as const;

export type Partner = (typeof PARTNERS)[number];
export type PartnerName = Partner['name'];
export type PartnerOf<Name extends PartnerName> = Extract<Partner, { readonly name: Name }>;

type Needed = Extract<Partner, { readonly needed: true }>;
export type NeededName = Needed['name'];
export type SettingName<P> = P extends { readonly settings: infer S } ? keyof S & string : never;
export type NeededSetting = SettingName<Needed>;
export type OptionalSetting = SettingName<Exclude<Partner, Needed>>;
export type SettingsOf<Name extends PartnerName> = Values<PartnerOf<Name>['settings']>;

type PrefixOf<Address> = Address extends `${infer Prefix}_URL` ? Prefix : never;
/** The prefix of a partner's certificate settings, for example `BANKID` in `BANKID_CERT_FILE`. */
export type TlsPartner = PrefixOf<Extract<Partner, { readonly mutualTls: true }>['address']>;

/** The settings of all partners that must stay secret. */
export const PARTNER_SECRETS: readonly string[] = PARTNERS.flatMap(({ secrets }) => secrets);

export const PARTNER_NAMES: readonly PartnerName[] = PARTNERS.map(({ name }) => name);

/** Returns the names of a partner's settings, the URL first. */
export function settingsOf({ settings }: AnyPartner): readonly (NeededSetting | OptionalSetting)[] {
  return Object.keys(settings) as (NeededSetting | OptionalSetting)[];
}

export function tlsPrefix({ address }: { readonly address: string }): TlsPartner {
  return address.replace(/_URL$/, '') as TlsPartner;
}

export const TLS_PARTNERS: readonly TlsPartner[] = PARTNERS.filter(({ mutualTls }) => mutualTls).map(tlsPrefix);
