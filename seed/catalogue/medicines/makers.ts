/** Invented makers: real trade marks belong to their owners. */
export const MAKERS = [
  'Älgört',
  'Norrmed',
  'Fjällpharm',
  'Sundvik',
  'Björkmed',
  'Tallmo',
  'Vänerfarm',
  'Östanläk',
  'Skärfarm',
  'Hjortvall',
  'Lingomed',
  'Mälarläk',
] as const;
