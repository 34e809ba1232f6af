import { Bookmark, CalendarPlus, MapPin, Printer, X } from 'lucide-react'
import { useState } from 'react'
import { sharedPass } from '@/copy/shared-pass'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { isExpiredAuthorization } from '@/domain/authorizations'
import { type Day, formatInstant } from '@/domain/days'
import { buildDirectionsUrlTo } from '@/domain/maps'
import type { SharedPass } from '@/domain/shared-passes'
import type { CalendarEntry } from '@/patterns/export/create-calendar-file'
import { useCalendarDownload } from '@/patterns/export/use-calendar-download'
import { useNotify } from '@/patterns/notify/use-notify'
import { getSavedSharedPass, removeSharedPass, saveSharedPass } from './saved-shared-passes'
import { sharedPassCopy as words } from './shared-pass-copy'

interface SharedPassActionsProps {
  pass: SharedPass
  today: Day
}

const iconProps = { size: 20, 'aria-hidden': 'true' } as const

/** The buttons below a shared pass. */
export function SharedPassActions({ pass, today }: SharedPassActionsProps) {
  const addToCalendar = useCalendarDownload(buildCalendarEntry(pass), words)
  const isExpired = isExpiredAuthorization(pass, today)
  return (
    <Stack gap={3} isScreenOnly>
      {isExpired ? null : <SavingControl pass={pass} />}
      <Inline gap={3} stacksOnPhone>
        {pass.destination === '' ? null : (
          <ButtonLink
            icon={<MapPin {...iconProps} />}
            href={buildDirectionsUrlTo(pass.destination)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.map}
            <VisuallyHidden> ({words.newTab})</VisuallyHidden>
          </ButtonLink>
        )}
        {isExpired ? null : (
          <Button icon={<CalendarPlus {...iconProps} />} onClick={() => void addToCalendar()}>
            {words.calendar}
          </Button>
        )}
        <Button icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The button that saves the pass on this device, or when it was saved. */
function SavingControl({ pass }: { pass: SharedPass }) {
  const notify = useNotify()
  const [saved, setSaved] = useState(() => getSavedSharedPass(pass))
  const save = () => {
    const savedPass = saveSharedPass(pass)
    setSaved(savedPass)
    if (!savedPass) notify.error(words.notSaved)
  }
  const forget = () => {
    removeSharedPass(pass)
    setSaved(undefined)
  }
  return (
    <Inline gap={3} stacksOnPhone>
      {/* One button with two meanings, so that it keeps the focus. */}
      <Button
        variant={saved ? 'secondary' : 'primary'}
        icon={saved ? <X {...iconProps} /> : <Bookmark {...iconProps} />}
        onClick={saved ? forget : save}
      >
        {saved ? words.forget : words.save}
      </Button>
      <div role="status">{saved ? <Text>{words.saved(formatInstant(saved.saved_at))}</Text> : null}</div>
    </Inline>
  )
}

/** Returns the entry of the pass in a calendar, with the link of the pass. */
function buildCalendarEntry(pass: SharedPass): CalendarEntry {
  const name = [sharedPass.title, pass.neighbourhood].filter((part) => part !== '').join(' · ')
  const place = sharedPass.place(pass.neighbourhood, pass.lot)
  return { ...pass, name, place, message: window.location.href }
}
