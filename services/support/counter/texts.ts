import type { CounterRefusal } from '../../care/warrant/counter-warrants.js';

/** RX-23: what a pharmacist reads when a warrant cannot be registered. */
export const counterTexts = {
  giver: 'Skriv personnumret för den som ger fullmakten med tolv siffror, och namnet med högst 100 tecken.',
  holder: 'Skriv personnumret för den som får fullmakten med tolv siffror, och namnet med högst 100 tecken.',
  child: 'Skriv barnets personnummer med tolv siffror, eller lämna fältet tomt.',
} as const;

const REFUSED: Readonly<Record<Extract<CounterRefusal, { type: 'Refused' }>['reason'], string>> = {
  'protected-identity': 'En av personerna har skyddade personuppgifter. Då kan ingen fullmakt registreras.',
  'not-registered': 'En av personerna är inte folkbokförd i Sverige.',
  deceased: 'En av personerna är avliden enligt folkbokföringen.',
  'not-guardian': 'Den som ger fullmakten är inte vårdnadshavare för barnet.',
  'already-given': 'Personen har redan en sådan fullmakt.',
  'too-late': 'Tiden att svara har gått ut. Registrera en ny fullmakt.',
  ended: 'Fullmakten är avslutad.',
  unknown: 'Fullmakten finns inte.',
};

export function refusalText(refusal: CounterRefusal): string {
  switch (refusal.type) {
    case 'GiverTooYoung':
      return 'Den som ger fullmakten behöver ha fyllt 18 år.';
    case 'HolderIsGiver':
      return 'Den som ger och den som får fullmakten är samma person.';
    case 'HolderTooYoung':
      return 'Den som får fullmakten behöver ha fyllt 18 år.';
    case 'HolderNotRegistered':
      return 'Den som får fullmakten behöver vara folkbokförd i Sverige.';
    case 'ChildNotGuarded':
      return 'En fullmakt för ett barn gäller bara barn under 13 år som givaren är vårdnadshavare för.';
    case 'AlreadyGiven':
      return REFUSED['already-given'];
    case 'NoCustomer':
      return 'Ingen av de två är kund här ännu. Be en av dem att logga in på sajten en gång, och försök sedan igen.';
    case 'Closed':
      return 'Den nationella tjänsten svarar inte. Inget är registrerat. Försök igen senare.';
    case 'Refused':
      return REFUSED[refusal.reason];
  }
}
