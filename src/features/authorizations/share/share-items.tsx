import { CalendarPlus, MessageCircle, Share2 } from 'lucide-react'
import type { MenuItem } from '@/design-system/components/Menu/MenuPopup'
import { copy } from './copy'
import type { useSharing } from './use-sharing'

type Sharing = ReturnType<typeof useSharing>

/** Builds the menu items that share an authorization in other ways than by WhatsApp. `disabledReason` disables all items. */
export function buildOtherShareItems(
  { addToCalendar, shareNatively }: Pick<Sharing, 'addToCalendar'> & { shareNatively?: () => unknown },
  disabledReason?: string,
): MenuItem[] {
  const nativeItem = shareNatively && {
    label: copy.shareNatively,
    icon: <Share2 aria-hidden="true" />,
    disabledReason,
    onSelect: () => void shareNatively(),
  }
  return [
    ...(nativeItem ? [nativeItem] : []),
    {
      label: copy.calendar,
      icon: <CalendarPlus aria-hidden="true" />,
      disabledReason,
      onSelect: () => void addToCalendar(),
    },
  ]
}

/** Builds the menu items that share an invitation. `disabledReason` disables all items. */
export function buildShareItems(sharing: Sharing, disabledReason?: string): MenuItem[] {
  return [
    {
      label: copy.whatsApp,
      icon: <MessageCircle aria-hidden="true" />,
      disabledReason,
      onSelect: () => window.open(sharing.getWhatsAppAddress(), '_blank', 'noopener,noreferrer'),
    },
    ...buildOtherShareItems(sharing, disabledReason),
  ]
}
