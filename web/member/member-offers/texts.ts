export const memberOfferTexts = {
  title: 'Medlemserbjudanden',
  offers: 'Erbjudanden',
  member: 'Lägre pris för dig som är med i Älgört Plus. Priset dras av i varukorgen.',
  others: 'De här varorna kostar mindre för dig som är med i Älgört Plus.',
  teaserTitle: 'Bli medlem och handla till medlemspris',
  teaserGuest:
    'Det är gratis. Du identifierar dig med BankID eller Freja+ och får poäng på varje krona, bonuscheckar och medlemspriser.',
  join: 'Bli medlem',
  login: 'Är du redan medlem? Logga in',
  none: 'Just nu finns inga medlemserbjudanden',
  noneText: 'Nya erbjudanden kommer varje månad. Under tiden finns kampanjerna för alla.',
  campaigns: 'Till kampanjerna',
} as const;
