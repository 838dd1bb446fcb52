import type { SecureContext } from 'node:tls';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../../domain/prescription/index.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerOutcomeUnknown } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import type { EHealthGateway, PrescriptionList } from './gateway.js';
import { listAnswer, statusAnswer, type ListAnswer } from './protocol.js';
import { readOrdination } from './read-ordination.js';

export interface EHealthClientOptions {
  readonly url: string;
  /** Our pharmacy's number at the national service. */
  readonly pharmacy: string;
  readonly tls?: SecureContext | undefined;
  /** Time-out of one try, in milliseconds. */
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** A page waits this many milliseconds for the prescriptions. After that it says that the service is closed. */
const THREE_SECONDS = 3_000;

/** Reads prescriptions from the national e-health service (README.md). */
export class EHealthClient implements EHealthGateway {
  private readonly http: PartnerHttp;

  constructor(private readonly options: EHealthClientOptions) {
    const { url, tls, timeoutMs = THREE_SECONDS, watch } = options;
    this.http = new PartnerHttp({ partner: 'e-health', baseUrl: url, tls, timeoutMs, watch });
  }

  async prescriptionsOf(personNumber: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList> {
    const answer = await this.asked(personNumber, kind).catch((error: unknown) => {
      if (!mayAskAgain(error)) throw error;
      return this.asked(personNumber, kind);
    });
    if (answer.personnummer !== personNumber) throw this.distrusted('somebody-else', 'answered about somebody else');
    const prescriptions = answer.ordinationer.map((ordination) => readOrdination(kind, ordination));
    if (new Set(prescriptions.map(({ ordinationId }) => ordinationId)).size < prescriptions.length)
      throw this.distrusted('doubled', 'answered with a prescription twice');
    return { isRegistered: answer.folkbokford, prescriptions };
  }

  async status(): Promise<void> {
    await this.http.send({ method: 'GET', path: '/status' }, statusAnswer);
  }

  close(): Promise<void> {
    return this.http.close();
  }

  private asked(personnummer: PersonNumber, kind: PrescriptionKind): Promise<ListAnswer> {
    const body = { apotek: this.options.pharmacy, personnummer, typ: kind === 'animal' ? 'djur' : 'human' };
    return this.http.send({ method: 'POST', path: '/receptlista', body }, listAnswer);
  }

  private distrusted(code: string, message: string): PartnerOutcomeUnknown {
    this.http.distrust(code);
    return new PartnerOutcomeUnknown('e-health', message);
  }
}

/** Reading changes nothing, so a broken connection or answer is asked once more. A slow service is not. */
function mayAskAgain(error: unknown): boolean {
  return error instanceof PartnerOutcomeUnknown && (error.cause as Partial<Error> | undefined)?.name !== 'TimeoutError';
}
