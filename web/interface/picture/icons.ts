import {
  Bell,
  CreditCard,
  FileText,
  Gift,
  Heart,
  House,
  Info,
  LogIn,
  LogOut,
  MapPin,
  Package,
  Percent,
  Pill,
  Search,
  Settings,
  ShoppingBag,
  Star,
  Truck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** Icons that content and menus refer to by name. Code imports icons directly. */
export const ICONS = {
  bell: Bell,
  card: CreditCard,
  cart: ShoppingBag,
  document: FileText,
  gift: Gift,
  heart: Heart,
  home: House,
  info: Info,
  login: LogIn,
  logout: LogOut,
  offer: Percent,
  package: Package,
  person: UserRound,
  persons: Users,
  pharmacy: MapPin,
  pill: Pill,
  search: Search,
  settings: Settings,
  star: Star,
  truck: Truck,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type IconName = keyof typeof ICONS;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
