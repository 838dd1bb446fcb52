import {
  Activity,
  Apple,
  Baby,
  Bandage,
  Brain,
  CigaretteOff,
  Citrus,
  Droplets,
  Dumbbell,
  Eye,
  FileText,
  Flower2,
  Heart,
  Leaf,
  Moon,
  PawPrint,
  Percent,
  Pill,
  Scissors,
  Smile,
  Snowflake,
  SprayCan,
  Sprout,
  Stethoscope,
  Sun,
  TestTube,
  Thermometer,
  Umbrella,
  UserRound,
  Waves,
  Wind,
  type LucideIcon,
} from 'lucide-react';

/** The icon of each top category, by the category's path. A category that is not listed here gets a pill. */
const CATEGORIES: Readonly<Record<string, LucideIcon>> = {
  allergi: Flower2,
  'baby-och-foralder': Baby,
  djur: PawPrint,
  erbjudanden: Percent,
  'forkylning-hosta-och-halsont': Thermometer,
  har: Scissors,
  herr: UserRound,
  'hjalpmedel-och-tester': TestTube,
  hudvard: Droplets,
  inkontinens: Umbrella,
  kosttillskott: Leaf,
  'mage-och-tarm': Waves,
  'mat-och-dryck': Apple,
  'mens-och-klimakteriet': Activity,
  'mun-och-tander': Smile,
  'ogon-och-oron': Eye,
  'receptbelagda-lakemedel': FileText,
  'receptfria-lakemedel': Pill,
  'sar-plaster-och-forsta-hjalpen': Bandage,
  'sex-och-lust': Heart,
  'sluta-roka': CigaretteOff,
  'smink-och-parfym': SprayCan,
  'somn-och-oro': Moon,
  'stod-och-kompression': Stethoscope,
  traning: Dumbbell,
  'vark-och-feber': Brain,
  'vitaminer-och-mineraler': Citrus,
};

export const SEASONS = { spring: Sprout, summer: Sun, autumn: Wind, winter: Snowflake } as const satisfies Readonly<
  Record<string, LucideIcon>
>;
export type Season = keyof typeof SEASONS;

/** Returns the icon of the top category in a path; null when it has none. */
export function categoryDrawing(path: string): LucideIcon | null {
  const [top = ''] = path.split('/');
  return Object.hasOwn(CATEGORIES, top) ? (CATEGORIES[top] ?? null) : null;
}

export const FALLBACK: LucideIcon = Pill;
export const DRAWN_CATEGORIES: readonly string[] = Object.keys(CATEGORIES);
