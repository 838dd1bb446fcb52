export const searchTexts = {
  crumb: 'Sök',
  heading: (q: string) => (q === '' ? 'Hela sortimentet' : `Sökresultat för ”${q}”`),
  suggest: 'Menade du',
} as const;
