/** What the start page puts first; without prescription items (LAW-01). Edited content comes with the catalogue's campaigns. */
export const campaigns = [
  {
    id: 'forkylning',
    title: 'Rustad för förkylningstider',
    text: 'Nässpray, halstabletter och febernedsättande samlat på ett ställe.',
    href: '/kategori/receptfria-lakemedel/forkylning-hosta-och-halsont',
    validTo: null,
  },
  {
    id: 'vinterhud',
    title: 'Snäll vård för vinterhud',
    text: 'Mjukgörande krämer och balsam för händer, läppar och ansikte.',
    href: '/kategori/hudvard',
    validTo: null,
  },
  {
    id: 'erbjudanden',
    title: 'Veckans erbjudanden',
    text: 'Nedsatta priser, alltid med lägsta pris de senaste 30 dagarna.',
    href: '/kategori/erbjudanden',
    validTo: null,
  },
] as const;
