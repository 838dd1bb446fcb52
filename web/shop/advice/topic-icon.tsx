import { Baby, Bandage, BookOpen, Eye, Flower2, Moon, Salad, Thermometer, Wind, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Förkylning och infektion': Wind,
  'Värk och feber': Thermometer,
  'Allergi, hud och hår': Flower2,
  'Mage och kost': Salad,
  'Barn och graviditet': Baby,
  'Livsstil och sömn': Moon,
  'Mun och ögon': Eye,
  'Sår, resa och första hjälpen': Bandage,
};

/** A topic without a drawing shows a book. */
export function TopicIcon({ topic }: { readonly topic: string }): React.JSX.Element {
  const Icon = ICONS[topic] ?? BookOpen;
  return (
    <span className="advice-icon">
      <Icon size={24} strokeWidth={1.5} aria-hidden />
    </span>
  );
}
