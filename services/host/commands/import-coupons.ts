import { catchUpCatalogue } from '../../shop/catalogue/stocking/catch-up.js';
import { runImport } from '../tool/import-tool.js';
import { importCoupons } from '../../shop/coupon/import/import-coupons.js';
import { refusedLine } from '../../foundation/file-import/texts.js';
import { toolWords } from '../../shop/coupon/import/texts.js';

/** `npm run import:coupons <file>`: imports coupons. The shop may keep running. */
await runImport({
  words: toolWords,
  work: async (platform, path, onProgress) => {
    // The import reads products and prescription flags from the catalogue's view.
    await catchUpCatalogue(platform);
    return importCoupons(platform, path, {
      onRefused: (refused) => process.stdout.write(`${path}, ${refusedLine(refused)}\n`),
      onProgress,
    });
  },
});
