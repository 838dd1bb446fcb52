import { z } from 'zod';

import { COMPANY } from '../../foundation/company.js';
import type { FooterColumn } from './contract.js';

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Kundservice',
    links: [
      { name: 'Kontakta oss', url: '/kundservice' },
      { name: 'Spåra din leverans', url: '/tracking' },
      { name: 'Köpvillkor', url: '/kundservice/kopvillkor' },
      { name: 'Ångerrätt och retur', url: '/kundservice/kopvillkor#angerratt' },
      { name: 'Hitta apotek', url: '/apotek' },
    ],
  },
  {
    title: 'Älgört Plus',
    links: [
      { name: 'Min klubb', url: '/member/' },
      { name: 'Bli medlem', url: '/kundklubb-registrering/' },
      { name: 'Medlemserbjudanden', url: '/kategori/erbjudanden/medlemserbjudanden/' },
      { name: 'Klubbens villkor', url: '/kundklubb/kundklubb-villkor' },
      { name: 'Mina köp', url: '/member/minakop' },
    ],
  },
  {
    title: 'Inspiration och råd',
    links: [
      { name: 'Råd om hälsa', url: '/rad' },
      { name: 'Shoppa live', url: '/shoppa-live-pa-algort' },
      { name: 'Efter vädret', url: '/weather-recommendations' },
      { name: 'Varumärken', url: '/varumarken' },
    ],
  },
  {
    title: 'Om Älgört',
    links: [
      { name: 'Integritetspolicy', url: '/kundservice/integritetspolicy' },
      { name: 'Villkor för påminnelser', url: '/remindersterms' },
      { name: 'Kakor', url: '/kundservice/kakor' },
      { name: 'Cookieinställningar', url: '/kundservice/kakor#cookieinstallningar' },
      { name: 'Tillgänglighet', url: '/kundservice/tillganglighet' },
    ],
  },
];

/** LAW-05: what an online pharmacy must state on every page with medicines. */
export const LEGAL = {
  licenceHolder: COMPANY.name,
  organisationNumber: COMPANY.organisationNumber,
  licence:
    'Företaget har Läkemedelsverkets tillstånd att bedriva öppenvårdsapotek och säljer läkemedel på nätet under dess tillsyn.',
  authority: {
    name: 'Läkemedelsverket',
    address: 'Box 26, 751 03 Uppsala',
    phoneNumber: '018-17 46 00',
    url: 'https://www.lakemedelsverket.se/',
  },
  euLogo: {
    imageUrl: '/api/content/eu-logo.svg',
    text: 'Klicka här för att kontrollera om denna webbplats är laglig',
    url: 'https://www.lakemedelsverket.se/',
  },
  accessibilityStatement: '/kundservice/tillganglighet',
  dataProtectionOfficer: 'dataskyddsombud@algort.example',
} as const;

const link = z.strictObject({ name: z.string(), url: z.string() });
export const footerSchema = z.strictObject({
  columns: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
  legal: z.strictObject({
    licenceHolder: z.string(),
    organisationNumber: z.string(),
    licence: z.string(),
    authority: z.strictObject({ name: z.string(), address: z.string(), phoneNumber: z.string(), url: z.string() }),
    euLogo: z.strictObject({ imageUrl: z.string(), text: z.string(), url: z.string() }),
    accessibilityStatement: z.string(),
    dataProtectionOfficer: z.string(),
  }),
});
