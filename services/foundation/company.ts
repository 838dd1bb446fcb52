/** Who sells, as receipts, mails and the pages of the law name it (LAW-05, bokföringslagen 5 ch. 7 §). */
export const COMPANY = {
  name: 'Älgört Apotek AB',
  organisationNumber: '559000-0000',
  vatNumber: 'SE559000000001',
} as const;
