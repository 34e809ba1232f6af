import { CalendarPlus, MessageCircle, Share2 } from 'lucide-react'
import type { MenuItem } from '@/design-system/components/Menu/MenuPopup'
import { copy } from './copy'
import type { useSharing } from './use-sharing'

/** Builds the menu items that share an authorization. `disabledReason` disables all items. */
export function buildShareItems(
  { whatsAppAddress, addToCalendar, shareNatively }: ReturnType<typeof useSharing>,
  disabledReason?: string,
): MenuItem[] {
  const nativeItem = shareNatively && {
    label: copy.shareNatively,
    icon: <Share2 aria-hidden="true" />,
    disabledReason,
    onSelect: () => void shareNatively(),
  }
  return [
    {
      label: copy.whatsApp,
      icon: <MessageCircle aria-hidden="true" />,
      disabledReason,
      onSelect: () => window.open(whatsAppAddress, '_blank', 'noopener,noreferrer'),
    },
    ...(nativeItem ? [nativeItem] : []),
    {
      label: copy.calendar,
      icon: <CalendarPlus aria-hidden="true" />,
      disabledReason,
      onSelect: () => void addToCalendar(),
    },
  ]
}
