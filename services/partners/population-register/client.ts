import type { SecureContext } from 'node:tls';

import type { PersonNumber } from '../../../domain/kernel/index.js';
import { PartnerOutcomeUnknown } from '../partner-error.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerHttp } from '../partner-http.js';
import type { PopulationRegisterGateway, RegisteredAddress } from './gateway.js';
import { personAnswer, type Assignment, type PersonAnswer, type SwedishAddress } from './protocol.js';

export interface PopulationRegisterClientOptions extends Assignment {
  readonly url: string;
  readonly tls?: SecureContext | undefined;
  /** Time-out of one try, in milliseconds. */
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** A page waits this many milliseconds for the registered address. After that it is shown without the address. */
const ONE_SECOND = 1_000;
/** The register's code for a person who is not registered any more, because they have died. */
const DECEASED = 'AV';

/** Reads addresses and deaths from the population register, for one person at a time (README.md). */
export class PopulationRegisterClient implements PopulationRegisterGateway {
  private readonly http: PartnerHttp;

  constructor(private readonly options: PopulationRegisterClientOptions) {
    const { url, tls, timeoutMs = ONE_SECOND, watch } = options;
    this.http = new PartnerHttp({ partner: 'population-register', baseUrl: url, tls, timeoutMs, watch });
  }

  addressOf: PopulationRegisterGateway['addressOf'] = async (personNumber) => {
    const person = await this.found(personNumber);
    if (!person) return null;
    if (person.sekretessmarkering === 'JA' || person.skyddadFolkbokforing === 'JA') return null;
    return (
      person.folkbokforingsadresser
        .map(({ svenskAdress }) => addressFrom(svenskAdress))
        .find((address) => address !== null) ?? null
    );
  };

  isDeceased: PopulationRegisterGateway['isDeceased'] = async (personNumber) =>
    (await this.found(personNumber))?.avregistrering?.orsakskod === DECEASED;

  close(): Promise<void> {
    return this.http.close();
  }

  /** What the register says of this person, and of nobody else. */
  private async found(personNumber: PersonNumber): Promise<PersonAnswer['aviseringsposter'][number] | null> {
    const { aviseringsposter } = await this.asked(personNumber).catch((error: unknown) => {
      if (!mayAskAgain(error)) throw error;
      return this.asked(personNumber);
    });
    const [person] = aviseringsposter;
    if (!person) return null;
    if (person.personId.idNummer !== personNumber) {
      this.http.distrust('somebody-else');
      throw new PartnerOutcomeUnknown('population-register', 'answered about somebody else');
    }
    return person;
  }

  private asked(personNumber: PersonNumber): Promise<PersonAnswer> {
    const { kundNr, uppdragId } = this.options;
    const body = {
      identifieringsInformation: { kundNr, uppdragId },
      personId: { idNummer: personNumber, typ: 'PERSONNUMMER' },
    };
    return this.http.send({ method: 'POST', path: '/personsok', body }, personAnswer);
  }
}

/**
 * Whether the query may be repeated. It changes nothing, so a broken connection or answer is retried once. A slow or
 * refusing register is not asked again.
 */
function mayAskAgain(error: unknown): boolean {
  return error instanceof PartnerOutcomeUnknown && (error.cause as Partial<Error> | undefined)?.name !== 'TimeoutError';
}

/** Joins the address lines. Most people have only the second one. On an envelope the first line stands above it. */
function addressFrom({
  careOf,
  utdelningsadress1,
  utdelningsadress2,
  postNr,
  postort,
}: SwedishAddress): RegisteredAddress | null {
  const streetAddress = [utdelningsadress1, utdelningsadress2].filter(Boolean).join(', ');
  return streetAddress === '' ? null : { streetAddress, postalCode: postNr, city: postort, coAddress: careOf ?? null };
}
