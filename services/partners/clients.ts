import type { PartnersConfig, PartnersTls } from './config.js';
import type { AnyPartner, ClientParts, Closable, Values } from './definition.js';
import { PARTNERS, settingsOf, tlsPrefix, type NeededName, type PartnerName, type PartnerOf } from './partners.js';

export interface ClientsParts extends Pick<ClientParts<never>, 'watch' | 'clock'> {
  readonly tls: PartnersTls;
}

type ClientOf<Name extends PartnerName> = ReturnType<PartnerOf<Name>['client']>;
export type PartnerClients = {
  readonly [Name in PartnerName]: ClientOf<Name> | (Name extends NeededName ? never : null);
};

/**
 * Creates one client for each partner, or null where the partner is absent. Real and simulated partners differ only in
 * the URL.
 */
export function partnerClients(config: PartnersConfig, parts: ClientsParts): PartnerClients {
  return Object.fromEntries(
    PARTNERS.map((partner) => [partner.name, clientOf(partner, config, parts)]),
  ) as unknown as PartnerClients;
}

function clientOf(partner: AnyPartner, config: PartnersConfig, { tls, watch, clock }: ClientsParts): Closable | null {
  const settings = givenSettings(partner, config);
  return settings && partner.client({ settings, tls: tls[tlsPrefix(partner)], watch, clock });
}

/** Returns a partner's settings. Null when a setting is missing. */
export function givenSettings(partner: AnyPartner, config: PartnersConfig): Values<AnyPartner['settings']> | null {
  const entries = settingsOf(partner).map((name) => [name, config[name] ?? ''] as const);
  return entries.every(([, value]) => value) ? Object.fromEntries(entries) : null;
}
