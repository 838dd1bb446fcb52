import type { FaultCode, LineFault, SearchWordsRejection } from '../../../domain/search-words/index.js';
import type { CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import type { ShopError } from '../../foundation/problem/result-contract.js';

export type SearchWordsRefusal = SearchWordsRejection | CommandIdReused | { readonly type: 'FORBIDDEN' };

/** The most faulty lines that are named at once. */
const MOST_FAULTS = 20;

/** Returns the errors of a refusal. `field` is the name of the form's field. */
export function searchWordsRefusals(rejection: SearchWordsRefusal): readonly ShopError[] {
  const { type: code } = rejection;
  switch (rejection.type) {
    case 'ListFaulty':
      return rejection.faults
        .slice(0, MOST_FAULTS)
        .map((fault) => ({ code: `${code} ${fault.line}`, field: 'text', message: lineFaultText(fault) }));
    case 'TextInvalid':
      return [{ code, field: 'text', message: `Listan ska ha ${lengths(rejection)}.` }];
    case 'TooManyEntries':
      return [{ code, field: 'text', message: `Listan får ha högst ${rejection.most} rader med sökord.` }];
    case 'ReasonInvalid':
      return [{ code, field: 'orsak', message: `Skriv en orsak på ${lengths(rejection)}.` }];
    case 'ListChanged':
      return [{ code, field: 'version', message: changedText(rejection) }];
    case 'FORBIDDEN':
      return [{ code, message: 'Din roll får inte ändra sökorden.' }];
    case 'CommandIdReused':
      return [{ code, message: 'Det gick inte. Försök igen.' }];
  }
}

const faults: Readonly<Record<FaultCode, (found: string) => string>> = {
  NoEquals: () => 'raden ska ha ett enda likhetstecken, med sökorden före och varorna efter',
  NoPhrase: () => 'det står inget sökord före likhetstecknet',
  PhraseTooLong: (found) => `sökordet ”${found}” är för långt`,
  PhraseWithoutWord: (found) => `”${found}” har varken bokstäver eller siffror`,
  PhraseTwice: (found) => `sökordet står redan på en annan rad: ${found}`,
  TooManyPhrases: (found) => `raden har fler än ${found} sökord`,
  NoGoods: () => 'det står inga varor efter likhetstecknet eller efter >',
  TooManyGoods: (found) => `raden har fler än ${found} varor`,
  KindUnknown: (found) => `”${found}” börjar inte med ämne, atc, kategori, ord eller form`,
  ValueMissing: (found) => `det saknas något efter ”${found}”`,
  KindTwice: (found) => `”${found}” står två gånger för samma vara`,
  FormAlone: (found) => `”${found}” behöver ett villkor till, till exempel ett ämne`,
  AtcInvalid: (found) => `”${found}” är ingen ATC-kod`,
  CategoryUnknown: (found) => `kategorin ”${found}” finns inte`,
  AgeUnknown: (found) => `efter semikolon ska det stå vuxen eller barn, inte ”${found}”`,
};

export function lineFaultText({ line, code, found }: LineFault): string {
  return `Rad ${line}: ${faults[code](found)}.`;
}

function changedText({ version, staffName }: { readonly version: number; readonly staffName: string }): string {
  return (
    `${staffName} har publicerat version ${version} medan du skrev. Inget är publicerat av dig, och din text är kvar. ` +
    'Jämför nedan och granska på nytt.'
  );
}

function lengths({ shortest, longest }: { readonly shortest: number; readonly longest: number }): string {
  return `${shortest}–${longest} tecken`;
}
