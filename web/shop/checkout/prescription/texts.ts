import type { PrescriptionBlockView } from '../../../../services/shop/cart/contract.js';

/** RX-14: the prescription goods of the basket. */
export const prescriptionTexts = {
  title: 'Receptvaror',
  text: 'En farmaceut kontrollerar varje recept innan paketet skickas. Läkemedel kan inte lämnas tillbaka.',
  whose: (kind: PrescriptionBlockView['kind'], name: string | null): string =>
    kind === 'self' || name === null ? WHOSE[kind] : `${WHOSE[kind]} ${name}`,
  packages: (count: number) => `${count} ${count === 1 ? 'förpackning' : 'förpackningar'}`,
  exchanged: 'Bytt till ett billigare läkemedel med samma effekt',
  benefit: { R: 'Med högkostnadsskydd', U: 'Utan högkostnadsskydd' },
  difference: (amount: string) => `Varav ${amount} för att du behåller det förskrivna`,
  price: (price: string) => `av ${price}`,
  inStock: (pharmacies: number) => `Finns på ${pharmacies} apotek`,
  inStockAt: (pharmacy: string) => `Finns på ${pharmacy}`,
  message: 'Till farmaceuten:',
  sum: 'Summa',
  rightsEnded: (rows: number) =>
    rows === 1 ? 'En receptvara togs ur varukorgen' : `${rows} receptvaror togs ur varukorgen`,
  rightsEndedText:
    'Du får inte längre beställa för personen. Fullmakten eller tiden som vårdnadshavare kan ha tagit slut. Personen kan själv beställa här, ringa oss eller besöka ett apotek.',
  left: (rows: number) => (rows === 1 ? 'En receptvara väntar på dig' : `${rows} receptvaror väntar på dig`),
  leftText:
    'Din identifiering gick ut, så receptvarorna togs ur varukorgen. De går att lägga tillbaka i ett dygn. Dina andra varor ligger kvar.',
  identify: 'Identifiera dig igen',
  takeBack: 'Lägg tillbaka receptvarorna',
  remove: 'Ta bort',
  removeNamed: (name: string) => `Ta bort ${name} ur varukorgen`,
} as const;

const WHOSE: Readonly<Record<PrescriptionBlockView['kind'], string>> = {
  self: 'Till dig',
  child: 'Till',
  principal: 'Till',
  animal: 'Till ditt djur',
};
