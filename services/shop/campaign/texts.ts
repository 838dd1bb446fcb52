export const texts = {
  groups: 'Antalet grupper ska vara ett heltal från 1.',
} as const;
