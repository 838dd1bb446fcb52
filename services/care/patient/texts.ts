/** RX-17, RX-20: the seed gives the first text. The others are settled. */
export const patientTexts = {
  login: 'För att handla receptvaror krävs att du loggar in med BankID eller Freja+.',
  identifyAgain: 'Identifiera dig igen för att fortsätta med dina recept.',
  notRegistered: 'För att handla receptvaror behöver du vara folkbokförd i Sverige.',
  closed: 'Recepttjänsten är stängd just nu. Försök igen senare.',
  otherPerson: 'Du får inte se en annan persons recept.',
  tooYoung: 'Du behöver ha fyllt 18 år för att beställa här. Ring oss eller besök ett apotek.',
  noCustomer: 'Personen behöver logga in här en gång innan du kan ändra samtycket.',
  otherPrescription: 'Du får inte se ett recept som inte är ditt.',
  article: 'articleid hör inte till receptet.',
  noPrice: 'Priset på läkemedlet kan inte visas just nu. Försök igen senare.',
  notAvailable: 'Läkemedlet går inte att få just nu. Ring oss eller besök ett apotek, så hjälper vi dig.',
  tooMany: 'antal är fler förpackningar än ett uttag har.',
  user: 'anvandare ska vara JSON med personNr och samtyckeRRD.',
  personNumber: 'personnummer ska vara tolv siffror.',
} as const;
