export const upsellTexts = {
  title: 'Passar till det du valt',
  intro: 'Saker som andra köper till varorna i din varukorg.',
  nothing: 'Inget att föreslå just nu',
  nothingText: 'Lägg något i varukorgen, så visar vi vad som passar till.',
  cart: 'Varukorg',
  toCart: 'Till varukorgen',
} as const;
