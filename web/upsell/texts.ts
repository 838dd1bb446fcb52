export const upsellTexts = {
  title: 'Passar till det du valt',
  intro: 'Saker som andra köper till varorna i din varukorg.',
  nothing: 'Vi har inget att föreslå till din varukorg just nu.',
  cart: 'Varukorg',
  toCart: 'Till varukorgen',
} as const;
