export const brandTexts = {
  title: 'Varumärken',
  intro: (count: number) => `${count.toLocaleString('sv-SE')} varumärken från A till Ö.`,
  filter: 'Sök varumärke',
  filterButton: 'Sök',
  jump: 'Hoppa till bokstav',
  found: (count: number) => (count === 1 ? '1 varumärke' : `${count.toLocaleString('sv-SE')} varumärken`),
  none: (typed: string) => `Inget varumärke heter något med ”${typed}”.`,
  searchInstead: 'Sök bland alla varor',
  most: 'Störst sortiment',
  products: (count: number) => (count === 1 ? '1 vara' : `${count.toLocaleString('sv-SE')} varor`),
} as const;
