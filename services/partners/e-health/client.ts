import type { SecureContext } from 'node:tls';

import type { z } from 'zod';

import { sumsTie } from '../../../domain/high-cost-account/account.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import type { Warrant } from '../../../domain/warrant/index.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerOutcomeUnknown } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import { dispensingAnswer } from './dispensing-protocol.js';
import { readReport, reportBody, type DispensingReport, type ReportAnswer } from './dispensing.js';
import type { EHealthGateway, GuardedChild, HighCostAnswer, MonthPrices, PrescriptionList } from './gateway.js';
import { guardianAnswer } from './guardian-protocol.js';
import { accountAnswer, pricesAnswer } from './high-cost-protocol.js';
import { listAnswer, statusAnswer } from './protocol.js';
import { readAccount, readPrices } from './read-high-cost.js';
import { readOrdination } from './read-ordination.js';
import { warrantChanged, warrantsAnswer, type WarrantBody } from './warrant-protocol.js';
import { readChanged, readWarrant, registrationBody, type WarrantAnswer, type WarrantRegistration } from './warrant.js';

export interface EHealthClientOptions {
  readonly url: string;
  /** Our pharmacy's number at the national service. */
  readonly pharmacy: string;
  readonly tls?: SecureContext | undefined;
  /** Time-out of one try, in milliseconds. */
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** A page waits this many milliseconds for the service. After that it says that the service is closed. */
const THREE_SECONDS = 3_000;

/** Reads prescriptions, high-cost accounts and prices from the national e-health service (README.md). */
export class EHealthClient implements EHealthGateway {
  private readonly http: PartnerHttp;

  constructor(private readonly options: EHealthClientOptions) {
    const { url, tls, timeoutMs = THREE_SECONDS, watch } = options;
    this.http = new PartnerHttp({ partner: 'e-health', baseUrl: url, tls, timeoutMs, watch });
  }

  async prescriptionsOf(personnummer: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList> {
    const typ = kind === 'animal' ? 'djur' : 'human';
    const answer = await this.asked('/receptlista', { personnummer, typ }, listAnswer);
    this.expectPerson(answer, personnummer);
    const prescriptions = answer.ordinationer.map((ordination) => readOrdination(kind, ordination));
    this.expectOnce(prescriptions.map(({ ordinationId }) => ordinationId));
    return { isRegistered: answer.folkbokford, prescriptions };
  }

  async highCostOf(personnummer: PersonNumber): Promise<HighCostAnswer> {
    const answer = await this.asked('/hogkostnad', { personnummer }, accountAnswer);
    this.expectPerson(answer, personnummer);
    const account = readAccount(answer);
    this.expectOnce(account.transactions.map(({ transactionId }) => transactionId));
    if (!sumsTie(account)) throw this.distrusted('untied', 'answered with sums that its purchases do not have');
    return { isRegistered: answer.folkbokford, account };
  }

  async childrenOf(personnummer: PersonNumber): Promise<readonly GuardedChild[]> {
    const answer = await this.asked('/vardnad', { personnummer }, guardianAnswer);
    this.expectPerson(answer, personnummer);
    return answer.barn.map(({ personnummer: child, fornamn }) => ({ personNumber: child, firstName: fornamn }));
  }

  async warrantsOf(personnummer: PersonNumber): Promise<readonly Warrant[]> {
    const answer = await this.asked('/fullmakt/lista', { personnummer }, warrantsAnswer);
    this.expectPerson(answer, personnummer);
    const warrants = answer.fullmakter.map((body) => this.readable(body));
    const isParty = ({ persons }: Warrant) =>
      [persons.giver, persons.holder].some(({ personNumber }) => personNumber === personnummer);
    if (!warrants.every(isParty)) throw this.distrusted('somebody-else', 'answered with a warrant of others');
    this.expectOnce(warrants.map(({ warrantId }) => warrantId));
    return warrants;
  }

  registerWarrant(registration: WarrantRegistration): Promise<WarrantAnswer> {
    return this.changed('/fullmakt/registrera', registrationBody(registration));
  }

  answerWarrant(fullmaktsId: string, tagare: PersonNumber, accepterar: boolean): Promise<WarrantAnswer> {
    return this.changed('/fullmakt/svara', { fullmaktsId, tagare, accepterar });
  }

  endWarrant(fullmaktsId: string, personnummer: PersonNumber): Promise<WarrantAnswer> {
    return this.changed('/fullmakt/avsluta', { fullmaktsId, personnummer });
  }

  async pricesOf(manad: string): Promise<MonthPrices> {
    const answer = await this.asked('/prislista', { manad }, pricesAnswer);
    if (answer.manad !== manad) throw this.distrusted('another-month', 'answered with another month');
    this.expectOnce(answer.varor.map(({ varunummer }) => varunummer));
    return readPrices(answer);
  }

  report(report: DispensingReport): Promise<ReportAnswer> {
    return this.reported('/expediering', reportBody(report));
  }

  dispensing(dispensingId: Uuid): Promise<ReportAnswer> {
    return this.reported('/expediering/fraga', { expedieringsId: dispensingId });
  }

  withdrawReport(dispensingId: Uuid): Promise<ReportAnswer> {
    return this.reported('/expediering/aterkalla', { expedieringsId: dispensingId });
  }

  async status(): Promise<void> {
    await twice(() => this.http.send({ method: 'GET', path: '/status' }, statusAnswer));
  }

  close(): Promise<void> {
    return this.http.close();
  }

  private async asked<T>(path: string, question: object, answer: z.ZodType<T>): Promise<T> {
    const body = { apotek: this.options.pharmacy, ...question };
    return twice(() => this.http.send({ method: 'POST', path, body }, answer));
  }

  /** These calls may be repeated as reading may, because the id of the dispensing makes a repeated one harmless. */
  private async reported(path: string, question: { readonly expedieringsId: Uuid }): Promise<ReportAnswer> {
    const answer = await this.asked(path, question, dispensingAnswer);
    if (answer.expedieringsId !== question.expedieringsId)
      throw this.distrusted('another-dispensing', 'answered about another dispensing');
    return readReport(answer);
  }

  /** These calls may be repeated too: a registration by its id, and the others because doing them twice changes nothing. */
  private async changed<Q extends { readonly fullmaktsId: string }>(path: string, question: Q): Promise<WarrantAnswer> {
    const changed = await this.asked(path, question, warrantChanged);
    const { fullmaktsId, skal, fullmakt } = changed;
    if (fullmaktsId !== question.fullmaktsId || (fullmakt && fullmakt.fullmaktsId !== fullmaktsId))
      throw this.distrusted('another-warrant', 'answered about another warrant');
    if (skal === null && !fullmakt) throw this.distrusted('no-warrant', 'changed a warrant and did not give it');
    return readChanged(changed, (body) => this.readable(body));
  }

  private readable(body: WarrantBody): Warrant {
    const warrant = readWarrant(body);
    if (!warrant) throw this.distrusted('unreadable-warrant', 'answered with a warrant that cannot be');
    return warrant;
  }

  private expectPerson(answer: { readonly personnummer: string }, personNumber: PersonNumber): void {
    if (answer.personnummer !== personNumber) throw this.distrusted('somebody-else', 'answered about somebody else');
  }

  private expectOnce(ids: readonly string[]): void {
    if (new Set(ids).size < ids.length) throw this.distrusted('doubled', 'answered with something twice');
  }

  private distrusted(code: string, message: string): PartnerOutcomeUnknown {
    this.http.distrust(code);
    return new PartnerOutcomeUnknown('e-health', message);
  }
}

/** Asks, and asks once more where a try may have failed by chance. */
function twice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: unknown) => {
    if (!mayAskAgain(error)) throw error;
    return ask();
  });
}

/** Reading changes nothing, so a broken connection or answer is asked once more. A slow service is not. */
function mayAskAgain(error: unknown): boolean {
  return error instanceof PartnerOutcomeUnknown && (error.cause as Partial<Error> | undefined)?.name !== 'TimeoutError';
}
