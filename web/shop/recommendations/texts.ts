export const recommendationTexts = {
  title: 'Rekommendationer',
  personal: 'Utvalt för dig',
  intro: 'Det andra kunder kommer tillbaka till.',
  personalIntro: 'Utifrån det du har handlat som medlem. Du styr det själv under Mina inställningar.',
  nothing: 'Inga rekommendationer just nu',
  nothingText: 'Titta in igen senare, eller se efter bland kategorierna.',
  browse: 'Alla kategorier',
} as const;
