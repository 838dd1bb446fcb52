import { formatKronor, type Ore } from '../../../domain/kernel/index.js';

/** RX-14: what the customer is told about prescription goods in the cart. */
export const prescriptionCartTexts = {
  /** The name of every prescription row, wherever goods are listed (LAW-09). */
  line: 'Receptvara',
  closed: 'Recepttjänsten är stängd just nu. Försök igen senare.',
  otherPrescription: 'Receptet finns inte bland dina recept.',
  notActing: 'Du får inte längre beställa för personen.',
  otherRow: 'Raden finns inte i din varukorg.',
  chooseExchange:
    'Det finns ett billigare läkemedel med samma effekt. Välj om du vill byta eller behålla det förskrivna.',
  notExchangeable: 'Läkemedlet får inte bytas mot ett annat.',
  unknownArticle: 'Läkemedlet hör inte till receptet.',
  packages: (most: number) => `Ett uttag får ha högst ${most} ${most === 1 ? 'förpackning' : 'förpackningar'}.`,
  orderInvalid: 'bestallning ska vara en lista av rader, skriven som JSON.',
  message: 'Meddelandet får ha högst 500 tecken.',
  held: (name: string) => `Ett uttag av ${name} är redan beställt. Det måste bli klart innan du kan beställa nästa.`,
  left: (refusal: string) => `En receptvara togs ur varukorgen. ${refusal}.`,
  rowGone: 'En receptvara är inte längre i varukorgen. Kontrollera varukorgen och betala igen.',
  changed: (before: Ore, after: Ore) =>
    `Priset på dina receptvaror har ändrats från ${formatKronor(before)} till ${formatKronor(after)}. Kontrollera varukorgen och betala igen.`,
  fewer: (name: string, packages: number) =>
    `Ett uttag av ${name} får nu ha högst ${packages} ${packages === 1 ? 'förpackning' : 'förpackningar'}. ` +
    'Antalet i varukorgen är ändrat. Kontrollera varukorgen och betala igen.',
} as const;
