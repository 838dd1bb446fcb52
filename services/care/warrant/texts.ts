import type { WarrantRejection } from '../../../domain/warrant/index.js';
import type { WarrantRefusal } from '../../partners/e-health/warrant.js';

/** RX-08, RX-23: what a customer is told about warrants. */
export const warrantTexts = {
  holder: 'Ange personnumret med tolv siffror.',
  holderName: 'Ange för- och efternamn, högst 100 tecken.',
  answer: 'samtycke ska vara true eller false.',
  /** Which person is meant is not said: a protected identity must not be found out by a form. */
  notRegistered: 'Fullmakten kan inte registreras. Kontrollera personnumret, eller fråga kundservice.',
  notYours: 'Du har ingen sådan fullmakt.',
} as const;

/** Why the customer cannot do it, by the shop's own rules. */
export const REJECTIONS: Readonly<Record<Exclude<WarrantRejection['type'], 'NotWaiting' | 'NotOpen'>, string>> = {
  GiverTooYoung: 'Du behöver ha fyllt 18 år för att ge en fullmakt.',
  HolderIsGiver: 'Du kan inte ge en fullmakt till dig själv.',
  HolderTooYoung: 'Den som får fullmakten behöver ha fyllt 18 år.',
  HolderNotRegistered: 'Den som får fullmakten behöver vara folkbokförd i Sverige.',
  ChildNotGuarded: 'Du kan bara ge en fullmakt för ett barn under 13 år som du är vårdnadshavare för.',
  AlreadyGiven: 'Du har redan gett personen en sådan fullmakt.',
  WarrantUnknown: warrantTexts.notYours,
  NotTheHolder: 'Bara den som har fått fullmakten kan svara på den.',
};

type Standing = Extract<WarrantRejection, { standing: unknown }>['standing'];

/** Why the holder can no longer answer a warrant. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  waiting: 'Fullmakten väntar på svar.',
  'in-force': 'Fullmakten gäller redan.',
  'not-accepted': 'Tiden att svara har gått ut. Be om en ny fullmakt.',
  declined: 'Du har tackat nej till fullmakten.',
  ended: 'Fullmakten är avslutad.',
  'run-out': 'Fullmakten har gått ut.',
};

/** Why a warrant can no longer be ended. Giver and holder read the same. */
export const NOT_OPEN: Readonly<Record<Standing, string>> = {
  ...STANDINGS,
  'not-accepted': 'Fullmakten fick inget svar i tid och gäller inte.',
  declined: 'Fullmakten är nekad och gäller inte.',
};

/** Why the national service refused. */
export const REFUSALS: Readonly<Record<WarrantRefusal, string>> = {
  'protected-identity': warrantTexts.notRegistered,
  'not-registered': warrantTexts.notRegistered,
  deceased: warrantTexts.notRegistered,
  'not-guardian': REJECTIONS.ChildNotGuarded,
  'already-given': REJECTIONS.AlreadyGiven,
  'too-late': STANDINGS['not-accepted'],
  ended: STANDINGS.ended,
  unknown: warrantTexts.notYours,
};
