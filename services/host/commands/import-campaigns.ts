import { catchUpCatalogue } from '../../shop/catalogue/stocking/catch-up.js';
import { runImport } from '../tool/import-tool.js';
import { importCampaigns } from '../../shop/campaign/import/import-campaigns.js';
import { refusedLine, toolWords } from '../../shop/campaign/import/texts.js';

/** `npm run import:campaigns <file>`; the shop may stay up. */
await runImport({
  words: toolWords,
  work: async (platform, path, onProgress) => {
    // Which goods there are, and which are on prescription, is read from the catalogue's view.
    await catchUpCatalogue(platform);
    return importCampaigns(platform, path, {
      onRefused: (refused) => process.stdout.write(`${path}, ${refusedLine(refused)}\n`),
      onProgress,
    });
  },
});
