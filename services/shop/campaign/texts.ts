export const texts = {
  groups: 'Antalet grupper ska vara ett heltal från 1.',
  noSticker: 'Kampanjen pågår inte eller har ingen märkning.',
} as const;
