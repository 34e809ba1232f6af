import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { invitationCopy } from './invitation-copy'
import type { SavedRegistration } from './saved-registrations'

interface SavedGuestsProps {
  guests: readonly SavedRegistration[]
  onShow: (guest: SavedRegistration) => void
}

const words = invitationCopy.saved

/** A list of guests who registered on this device. The button of each guest shows the guest's entry code. */
export function SavedGuests({ guests, onShow }: SavedGuestsProps) {
  if (guests.length === 0) return null
  return (
    <Stack gap={2} isScreenOnly>
      <Text tone="muted">{words.here}</Text>
      <Inline gap={2}>
        {guests.map((guest) => (
          <Button key={`${guest.name} ${guest.qrcode}`} size="sm" onClick={() => onShow(guest)}>
            {words.show(guest.name)}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
