/** Invented makers; the facts' trade marks stay theirs. */
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
