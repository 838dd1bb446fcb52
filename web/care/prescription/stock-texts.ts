/** RX-14, CAT-06: which pharmacies have what a prescription gives. */
export const stockTexts = {
  title: 'Lager på apotek',
  show: 'Visa lager på apotek',
  showNamed: (name: string) => `Visa lager på apotek, ${name}`,
  intro:
    'Antalet på apoteken kan ändras. Ring gärna innan du går dit. Beställer du hem skickas läkemedlet från vårt postorderapotek.',
  exchange: 'Apoteket byter till det här läkemedlet, som har samma verkan.',
  kept: 'Om du behåller det förskrivna läkemedlet.',
  unknown: 'Lagret på apotek är inte känt.',
  choose: 'Välj ett recept för att se vilka apotek som har läkemedlet.',
  back: 'Till Mina recept',
  badForm: 'Formuläret kunde inte läsas. Gå tillbaka till Mina recept och försök igen.',
} as const;
