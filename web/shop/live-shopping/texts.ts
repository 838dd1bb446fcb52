export const liveTexts = {
  title: 'Shoppa live på Älgört',
  description: 'Direktsändningar där våra farmaceuter visar produkter och svarar på frågor. Torsdagar klockan 19.',
  intro: 'Torsdagar klockan 19 går våra farmaceuter igenom ett ämne, visar vad som fungerar och svarar på dina frågor.',
  live: 'Sänds nu',
  next: 'Nästa sändning',
  coming: 'Kommande sändningar',
  past: 'Tidigare sändningar',
  with: (host: string) => `Med ${host}`,
  goods: 'Varor i sändningen',
  none: 'Inga fler sändningar är bestämda ännu',
  noneText: 'Varorna från tidigare sändningar finns kvar här nedanför.',
  liveNote: 'Sändningen visas i appen. Varorna kan du köpa här medan den pågår.',
} as const;
