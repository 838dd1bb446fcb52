import { catchUpCatalogue } from '../../shop/catalogue/stocking/catch-up.js';
import { runImport } from '../tool/import-tool.js';
import { importCampaigns } from '../../shop/campaign/import/import-campaigns.js';
import { refusedLine } from '../../foundation/file-import/texts.js';
import { toolWords } from '../../shop/campaign/import/texts.js';

/** `npm run import:campaigns <file>`: imports campaigns. The shop may keep running. */
await runImport({
  words: toolWords,
  work: async (platform, path, onProgress) => {
    // The import reads products and prescription flags from the catalogue's view.
    await catchUpCatalogue(platform);
    return importCampaigns(platform, path, {
      onRefused: (refused) => process.stdout.write(`${path}, ${refusedLine(refused)}\n`),
      onProgress,
    });
  },
});
