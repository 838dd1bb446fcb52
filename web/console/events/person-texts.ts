import type { CustomerEvent } from '../../../domain/customer/events.js';
import type { MemberEvent } from '../../../domain/member/events.js';
import type { LookLogEvent } from '../../../domain/look-log/events.js';
import type { StaffAccessEvent } from '../../../domain/staff-access/events.js';
import { isForgotten } from '../../../domain/kernel/index.js';
import { count, kr, points, shortId } from '../format.js';
import type { EventTexts } from './event-text.js';
import { word } from './words.js';

export const memberTexts: EventTexts<MemberEvent> = {
  MemberRegistered: {
    label: 'Blev medlem',
    line: ({ memberNumber, registeredOn }) => `Medlem ${memberNumber} från ${registeredOn}`,
    importance: 'high',
  },
  PointsEarned: {
    label: 'Poäng intjänade',
    line: ({ points: earned, basis, expiresOn }) => `${points(earned)} på ${kr(basis)}, gäller till ${expiresOn}`,
    importance: 'high',
  },
  PointsReversed: {
    label: 'Poäng återtagna',
    line: ({ points: lost, fromBalance, forgone, owed }) =>
      [
        `${points(lost)} efter retur, ${points(fromBalance)} från saldot`,
        ...(forgone > 0 ? [`${points(forgone)} fanns inte kvar att ta`] : []),
        ...(owed > 0 ? [`${points(owed)} dras från nästa köp`] : []),
      ].join('; '),
    importance: 'high',
  },
  OwedPointsTaken: {
    label: 'Poäng dragna i efterhand',
    line: ({ points: taken, left }) =>
      `${points(taken)} för returnerade varor vars bonuscheck var inlöst, ${points(left)} återstår`,
    importance: 'high',
  },
  LevelChanged: {
    label: 'Nivå ändrad',
    line: ({ from, to, pointsCounted, windowFrom, windowTo, protectedUntil, returnId }) =>
      `Från ${from} till ${to}${returnId ? ' efter en retur' : ''}: ${points(pointsCounted)} från ${windowFrom} till ${windowTo}${protectedUntil ? `, skyddad till ${protectedUntil}` : ''}`,
    importance: 'high',
  },
  ChequeIssued: {
    label: 'Bonuscheck utfärdad',
    line: ({ amount, pointsConverted, rate, validFrom, validTo }) =>
      `${kr(amount)} för ${points(pointsConverted)} (${count(rate)} %), ${validFrom} – ${validTo}`,
    importance: 'high',
  },
  ChequeReserved: {
    label: 'Bonuscheck reserverad',
    line: ({ cartId }) => `För varukorg ${shortId(cartId)}`,
    importance: 'low',
  },
  ChequeReleased: { label: 'Bonuscheck frigjord', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'low' },
  ChequeRedeemed: {
    label: 'Bonuscheck inlöst',
    line: ({ orderId }) => `På order ${shortId(orderId)}`,
    importance: 'high',
  },
  ChequeReturned: {
    label: 'Bonuscheck återlämnad',
    line: ({ orderId }) => `Order ${shortId(orderId)} gick helt tillbaka`,
  },
  ChequeLapsed: {
    label: 'Bonuscheck förverkad',
    line: ({ points: back }) => `Varor bakom den har returnerats; dess ${points(back)} är åter poäng`,
    importance: 'high',
  },
  ChequeExpired: {
    label: 'Bonuscheck förfallen',
    line: ({ expiredOn }) => `Gäller inte från ${expiredOn}`,
    importance: 'high',
  },
  PointsExpired: {
    label: 'Poäng förfallna',
    line: ({ points: lost, expiredOn }) => `${points(lost)} den ${expiredOn}`,
    importance: 'high',
  },
  TerminationNoticed: {
    label: 'Medlemskap uppsagt',
    line: ({ endsOn, reason }) => `Upphör ${endsOn}: ${reason}`,
    importance: 'high',
  },
  MembershipEnded: {
    label: 'Medlemskap avslutat',
    line: ({ reason, endedOn, pointsLapsed }) => `${endedOn}, ${word(reason)}; ${points(pointsLapsed)} förföll`,
    importance: 'high',
  },
};

export const customerTexts: EventTexts<CustomerEvent> = {
  CustomerIdentified: {
    label: 'Identifierad första gången',
    line: ({ method }) => `Med ${word(method)}`,
    importance: 'high',
  },
  CustomerIdentifiedAgain: { label: 'Inloggad', line: ({ method }) => `Med ${word(method)}`, importance: 'low' },
  NewDeviceSeen: {
    label: 'Inloggad från ny enhet',
    line: ({ device, method }) => `${isForgotten(device) ? 'Raderad enhet' : device}, med ${word(method)}`,
  },
  SessionsEnded: {
    label: 'Inloggningar avslutade',
    line: ({ sessionIds }) => `Kunden loggade ut ${sessionIds.length} ${sessionIds.length === 1 ? 'enhet' : 'enheter'}`,
  },
  CopiedSessionEnded: {
    label: 'Inloggning avslutad av butiken',
    line: ({ sessionId }) => `En gammal kaka visades, kanske kopierad: session ${shortId(sessionId)}`,
    importance: 'high',
  },
  CustomerLoggedOut: { label: 'Utloggad', line: () => 'Den starka inloggningen avslutades', importance: 'low' },
  ProfileUpdated: { label: 'Uppgifter ändrade', line: ({ changed }) => changed.join(', ') },
  ContactDetailsConfirmed: {
    label: 'Kontaktuppgifter bekräftade',
    line: ({ verifyAgainFrom }) => `Frågas igen från ${verifyAgainFrom}`,
  },
  ContactDetailsPostponed: {
    label: 'Kontaktuppgifter frågade, inget svar',
    line: ({ verifyAgainFrom }) => `Frågas igen från ${verifyAgainFrom}`,
    importance: 'low',
  },
  AppReviewAnswered: {
    label: 'Fråga om betyg i appen besvarad',
    line: ({ choice }) => (choice === 'rate' ? 'Ville betygsätta' : 'Inte nu'),
    importance: 'low',
  },
  NoticesTurnedOn: {
    label: 'Notiser på',
    line: ({ platform }) => `I appen på ${platform}`,
  },
  NoticesTurnedOff: { label: 'Notiser av', line: () => 'I en av kundens enheter' },
  NoticesDeclined: {
    label: 'Fortsatte utan notiser',
    line: ({ askAgainFrom }) => `Frågas igen från ${askAgainFrom}`,
    importance: 'low',
  },
  ConsentGiven: { label: 'Samtycke lämnat', line: ({ code, textVersion }) => `${code}, text ${textVersion}` },
  ConsentWithdrawn: { label: 'Samtycke återkallat', line: ({ code }) => code },
  FavouriteAdded: { label: 'Favorit sparad', line: ({ varuId }) => goods(varuId), importance: 'low' },
  FavouriteRemoved: { label: 'Favorit borttagen', line: ({ varuId }) => goods(varuId), importance: 'low' },
  FavouritesCleared: {
    label: 'Favoriter raderade',
    line: ({ count: gone, reason }) =>
      `${count(gone)} favoriter, ${reason === 'customer' ? 'av kunden' : 'samtycket återkallades'}`,
  },
  ProductWatched: {
    label: 'Vara bevakad',
    line: ({ varuId, channel }) => `${goods(varuId)}, meddelas ${channel === 'mail' ? 'med e-post' : 'i appen'}`,
  },
  ProductUnwatched: { label: 'Bevakning avslutad', line: ({ varuId }) => goods(varuId) },
  CustomerErased: {
    label: 'Personen raderad',
    line: ({ reason }) => `Allt utom det som lagen kräver är glömt: ${reason}`,
    importance: 'high',
  },
  KeptRecordsEnded: {
    label: 'Sparade uppgifter borttagna',
    line: ({ purpose, lastOn }) =>
      purpose === 'dispensing'
        ? `Lagens tid för expedieringar har gått ut. Den senaste var ${lastOn}`
        : `Lagens tid för bokföringen har gått ut. Den senaste händelsen var ${lastOn}`,
    importance: 'high',
  },
  StockNoticeSent: {
    label: 'Meddelad om lager',
    line: ({ varuId, channel }) => `${goods(varuId)}, ${channel === 'mail' ? 'e-post' : 'notis i appen'}`,
  },
};

function goods(varuId: string): string {
  return isForgotten(varuId) ? 'En vara som inte visas' : `Vara ${varuId}`;
}

export const staffAccessTexts: EventTexts<StaffAccessEvent> = {
  CustomerViewed: { label: 'Öppnad i konsolen', line: ({ staffName, reason }) => `${staffName}: ${reason}` },
};

export const lookLogTexts: EventTexts<LookLogEvent> = {
  LookRecorded: {
    label: 'Insyn i konsolen',
    line: ({ staffName, desk, call, reason }) => `${staffName}, ${desk} ${call}: ${reason ?? 'nekad'}`,
  },
};
