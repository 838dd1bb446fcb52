import type { z } from 'zod';

import type { BusinessDate } from '../../domain/kernel/index.js';
import { dispensingQuery, dispensingReport } from '../../services/partners/e-health/dispensing-protocol.js';
import { guardianQuery } from '../../services/partners/e-health/guardian-protocol.js';
import { accountQuery, pricesQuery } from '../../services/partners/e-health/high-cost-protocol.js';
import { listQuery } from '../../services/partners/e-health/protocol.js';
import {
  warrantEnding,
  warrantRegistration,
  warrantReply,
  warrantsQuery,
} from '../../services/partners/e-health/warrant-protocol.js';
import { distortedAccount, distortedList } from './distorted.js';
import { childrenOf } from './guardians.js';
import { accountOf } from './high-cost.js';
import { listOf } from './list.js';
import { pricesOf } from './prices.js';
import type { Register } from './register.js';
import type { ScriptSettings } from './script.js';
import type { Warrants } from './warrants.js';

/** Answers a question of our pharmacy at a path. The fault says how the answer is wrong. */
export type Answers = <Q extends { readonly apotek: string }>(
  path: string,
  schema: z.ZodType<Q>,
  answer: (question: Q, fault: ScriptSettings['fault']) => unknown,
) => void;

/** All questions of the service, and what it answers today. */
export function answerQuestions(
  answers: Answers,
  register: Register,
  today: () => BusinessDate,
  least: number | undefined,
  people: () => Pick<ScriptSettings, 'notToBeHad' | 'deceased' | 'endedGuardianships'>,
): void {
  answers('/receptlista', listQuery, ({ personnummer, typ }, fault) =>
    distortedList(register.withWithdrawals(listOf(personnummer, typ, today(), least), typ), fault),
  );
  answers('/hogkostnad', accountQuery, ({ personnummer }, fault) =>
    distortedAccount(accountOf(personnummer, today(), register.purchasesOf(personnummer)), fault),
  );
  answers('/vardnad', guardianQuery, ({ personnummer }, fault) =>
    fault === 'somebody-else'
      ? { ...childrenOf(personnummer, people()), personnummer: '198507099813' }
      : childrenOf(personnummer, people()),
  );
  answers('/expediering', dispensingReport, (report) =>
    register.report(report, listOf(report.personnummer, report.typ, today(), least)),
  );
  answers('/expediering/fraga', dispensingQuery, ({ expedieringsId }) => register.answerFor(expedieringsId));
  answers('/expediering/aterkalla', dispensingQuery, ({ expedieringsId }) => register.withdraw(expedieringsId));
  answers('/prislista', pricesQuery, ({ manad }) => pricesOf(manad, people().notToBeHad));
}

/** RX-08: the questions about warrants. */
export function answerAboutWarrants(answers: Answers, warrants: Warrants): void {
  answers('/fullmakt/lista', warrantsQuery, ({ personnummer }, fault) => {
    const list = warrants.of(personnummer);
    if (fault === 'somebody-else') return { ...list, personnummer: '198507099813' };
    return fault === 'doubled' ? { ...list, fullmakter: [...list.fullmakter, ...list.fullmakter] } : list;
  });
  answers('/fullmakt/registrera', warrantRegistration, (registration) => warrants.register(registration));
  answers('/fullmakt/svara', warrantReply, ({ fullmaktsId, tagare, accepterar }) =>
    warrants.answer(fullmaktsId, tagare, accepterar),
  );
  answers('/fullmakt/avsluta', warrantEnding, ({ fullmaktsId, personnummer }) =>
    warrants.end(fullmaktsId, personnummer),
  );
}
