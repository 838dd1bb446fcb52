export const texts = {
  memberLarge: 'Plus',
  memberSmall: 'Medlemspris',
  groups: 'Antalet grupper ska vara ett heltal från 1.',
} as const;
