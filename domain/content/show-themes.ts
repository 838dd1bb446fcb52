export interface ShowTheme {
  readonly title: string;
  readonly text: string;
  readonly host: string;
  readonly category: string;
}

const MAJA = 'Maja Lindqvist, apotekare';
const ERIK = 'Erik Sandahl, receptarie';

export const SHOW_THEMES: readonly ShowTheme[] = [
  {
    title: 'Vinterhud från topp till tå',
    text: 'Maja går igenom fet kräm, olja och balsam och svarar på frågor om torr hud.',
    host: MAJA,
    category: 'hudvard/eksem-och-torr-hud',
  },
  {
    title: 'Rusta för förkylningen',
    text: 'Erik packar ett hemapotek för snuva, hosta och feber.',
    host: ERIK,
    category: 'receptfria-lakemedel/forkylning-hosta-och-halsont',
  },
  {
    title: 'Friska tänder på fem minuter',
    text: 'Rätt borste, rätt tandkräm och rent mellan tänderna.',
    host: MAJA,
    category: 'mun-och-tander/tandkram',
  },
  {
    title: 'Vitaminer: vad behöver du egentligen?',
    text: 'D-vitamin, järn och magnesium – vem behöver vad, och hur mycket är för mycket?',
    host: ERIK,
    category: 'kosttillskott/d-vitamin',
  },
  {
    title: 'Babyns första månader',
    text: 'Blöjutslag, mjölkskorv och nappar. Ställ dina frågor direkt.',
    host: MAJA,
    category: 'baby-och-foralder/babyhud',
  },
  {
    title: 'Solskydd som du vill använda',
    text: 'Vi jämför kräm, stift och spray och reder ut faktorerna.',
    host: ERIK,
    category: 'hudvard/sol',
  },
];
