import { campaign } from '../../../../domain/campaign/index.js';
import { importPlans } from '../../../foundation/file-import/import-plans.js';
import type { Imported, ImportInto, ImportOptions } from '../../../foundation/file-import/plan-file.js';
import { FIELDS, type Row } from './fields.js';
import { rowCommands } from './row-commands.js';
import { faultOf, fileWords } from './texts.js';

/** Plans, changes and ends the campaigns of a file (CAT-07). */
export function importCampaigns(into: ImportInto, path: string, options: ImportOptions = {}): Promise<Imported> {
  return importPlans(
    {
      ...{ slice: campaign, actor: { kind: 'system', id: 'import-campaigns' }, fields: FIELDS, key: 'campaignId' },
      ...{ words: fileWords, faultOf },
      becomes: { CampaignPlanned: 'planned', CampaignChanged: 'changed', CampaignEnded: 'ended' },
      commandsOf: (row: Row, { plan }) => rowCommands(into.db, row, plan),
    },
    into,
    path,
    options,
  );
}
