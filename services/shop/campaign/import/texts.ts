import type { CampaignRejection } from '../../../../domain/campaign/index.js';
import type { RowFault } from '../../../foundation/file-import/file-words.js';
import { planFileWords, planToolWords, rowTexts } from '../../../foundation/file-import/texts.js';

export const fileWords = planFileWords('docs/import-campaigns.md');

export const toolWords = planToolWords('import:campaigns');

export const texts = {
  badId: 'är inget kampanj-id av små bokstäver a–z, siffror och bindestreck',
  kind: 'är varken offer, member eller theme',
  stickerType: 'är varken discount, member, theme eller none',
  multiBuy: 'är varken skrivet 3/2 (ta 3 betala för 2), 2:99 (2 för 99 kr) eller none',
  multiBuyImpossible: 'ger ingen rabatt: minst 2 varor, och färre att betala eller en summa över 0',
  giftCode: 'är ingen kod av 3–30 versaler, siffror och bindestreck',
  missingOfNew: 'saknas, och kampanjen är ny',
  product: (part: string) => `${part} är inte skrivet varunummer eller varunummer:kronor`,
  productAgain: (varuId: string) => `${varuId} står två gånger`,
  tooManyProducts: (most: number) => `är fler än ${most}`,
} as const;

export function faultOf(rejection: CampaignRejection): RowFault {
  switch (rejection.type) {
    case 'CampaignUnknown':
      return { field: 'campaignId', reason: 'är ingen kampanj' };
    case 'CampaignOver':
      return { field: 'campaignId', reason: 'är redan avslutad och kan inte ändras' };
    case 'CampaignIdTooLong':
      return { field: 'campaignId', reason: 'är för långt' };
    case 'CampaignEndsBeforeItBegins':
      return { field: 'validTo', reason: 'är före validFrom' };
    case 'CampaignEndsAfterItsLastDay':
      return { field: 'endedOn', reason: 'är efter kampanjens sista dag' };
    case 'CampaignPriceNegative':
      return { field: 'products', reason: `${rejection.varuId} har ett negativt pris` };
    case 'MultiBuyImpossible':
      return { field: 'multiBuy', reason: texts.multiBuyImpossible };
    case 'GiftCodeInvalid':
      return { field: 'giftCode', reason: texts.giftCode };
    case 'GiftWithoutProducts':
      return { field: 'giftProducts', reason: rowTexts.missing };
    case 'GiftMinimumNegative':
      return { field: 'giftMinimum', reason: rowTexts.amount };
    case 'MedicineAsGift':
      return { field: rejection.field, reason: `${rejection.varuId} är ett läkemedel och får inte vara gåva` };
    case 'PrescriptionInCampaign':
      return {
        field: rejection.field,
        reason: `${rejection.varuId} är receptbelagd och får inte stå i någon kampanj (LAW-01)`,
      };
  }
}
