import {
  Activity, Apple, Baby, Bandage, Bone, Brush, Cat, Coffee, Droplets, Dumbbell, FlaskConical, Flower2, Heart, Leaf, PillBottle, Scissors, ShieldPlus, Smile, Sun, Tablets,
  type LucideIcon,
} from 'lucide-react';

const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^receptfria/, Tablets],
  [/^hudvard/, Droplets],
  [/^har$/, Scissors],
  [/^mun/, Smile],
  [/^vitaminer/, Apple],
  [/^kosttillskott/, PillBottle],
  [/^mat/, Coffee],
  [/^baby/, Baby],
  [/^sex/, Heart],
  [/^mens/, Flower2],
  [/^inkontinens/, ShieldPlus],
  [/^sar/, Bandage],
  [/^hjalpmedel/, Activity],
  [/^stod/, Bone],
  [/^traning/, Dumbbell],
  [/^djur/, Cat],
  [/^smink/, Brush],
  [/^herr/, Sun],
  [/^recept/, FlaskConical],
];

/** A picture for a department; one that is new gets a leaf. */
export function CategoryIcon({ path }: { readonly path: string }): React.JSX.Element {
  const Icon = ICONS.find(([pattern]) => pattern.test(path))?.[1] ?? Leaf;
  return <Icon size={32} strokeWidth={1.5} aria-hidden />;
}
