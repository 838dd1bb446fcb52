import type { ShopError } from '../../foundation/problem/result-contract.js';

const refusals: Readonly<Record<string, Omit<ShopError, 'code'>>> = {
  FORBIDDEN: { message: 'Din roll får inte avgöra penningärenden.' },
  TaskNotOpen: { message: 'Ärendet är redan avgjort. Ladda om sidan.' },
  TaskNotRetriable: { message: 'Det går inte att försöka igen: inget är debiterat att betala tillbaka.' },
  TaskNotPayable: { message: 'Bara pengar som är dragna kan betalas ut.' },
  ReasonInvalid: { field: 'orsak', message: 'Skriv en orsak på 3–200 tecken.' },
  AccountInvalid: { field: 'konto', message: 'Ange clearing- och kontonummer eller IBAN.' },
  PayoutNotProposed: { message: 'Ingen utbetalning är föreslagen.' },
  PayoutAlreadyProposed: { message: 'En utbetalning är redan föreslagen.' },
  SecondPersonRequired: { message: 'En annan person än den som föreslog måste godkänna utbetalningen.' },
};

export function paymentTaskRefusal(code: string): ShopError {
  return { code, ...(refusals[code] ?? { message: 'Det gick inte. Försök igen.' }) };
}
