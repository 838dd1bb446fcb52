/**
 * The categories that complement a category, the best first. The table is our own, because the requirements give none.
 */
export const COMPLEMENTS: Readonly<Record<string, readonly string[]>> = {
  'har/schampo': ['har/balsam'],
  'har/balsam': ['har/schampo'],
  'har/mjall': ['har/balsam'],
  'har/loss': ['har/schampo'],
  'mun-och-tander/tandborstar': ['mun-och-tander/tandkram'],
  'mun-och-tander/tandkram': ['mun-och-tander/mellanrum', 'mun-och-tander/tandborstar'],
  'mun-och-tander/munskolj': ['mun-och-tander/tandkram'],
  'hudvard/ansikte': ['hudvard/sol'],
  'hudvard/kropp': ['hudvard/hander-och-fotter'],
  'sar-plaster-och-forsta-hjalpen/plaster': ['sar-plaster-och-forsta-hjalpen/sarvard'],
  'sar-plaster-och-forsta-hjalpen/sarvard': ['sar-plaster-och-forsta-hjalpen/plaster'],
  'receptfria-lakemedel/vark-och-feber': ['hjalpmedel-och-tester/termometer'],
  'receptfria-lakemedel/forkylning-hosta-och-halsont': ['mat-och-dryck/halstabletter', 'mat-och-dryck/te-och-honung'],
  'receptfria-lakemedel/nastappa': ['mat-och-dryck/halstabletter'],
  'receptfria-lakemedel/mage-och-tarm': ['mat-och-dryck/vatskeersattning', 'kosttillskott/probiotika'],
  'receptfria-lakemedel/hud-och-svamp': ['hudvard/hander-och-fotter'],
  'baby-och-foralder/blojor-och-vatservetter': ['baby-och-foralder/babyhud'],
  'traning/protein-och-energi': ['traning/aterhamtning'],
};
