import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import { GuestForm, type Registration } from './GuestForm'
import { InvitationTermsCard } from './InvitationTermsCard'
import { invitationCopy } from './invitation-copy'
import { PrivacyPart } from './PrivacyPart'
import { RegistrationFailed } from './RegistrationFailed'
import { SavedGuests } from './SavedGuests'
import type { SavedRegistration } from './saved-registrations'

const words = invitationCopy

interface GuestRegistrationProps {
  invitationKey: string
  terms: InvitationTerms
  savedGuests: readonly SavedRegistration[]
  /** Whether this view replaces another view. If so, the title of this view takes the focus. */
  takesFocus: boolean
  /** Shows the entry code of a saved guest. */
  onShow: (guest: SavedRegistration) => void
  onRegistered: (registration: Registration) => void
}

/** The page on which a guest registers. After a failed registration, the form is hidden but mounted and keeps its values. */
export function GuestRegistration(props: GuestRegistrationProps) {
  const { invitationKey, terms, savedGuests, takesFocus, onShow, onRegistered } = props
  const notify = useNotify()
  const [failure, setFailure] = useState<{ error: unknown; dismissToast: () => void }>()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) focusTitle(page.current)
  }, [takesFocus])

  const showFailure = (error: unknown) =>
    setFailure({ error, dismissToast: notify.error(words.failed.toast) })
  const goBack = () => {
    failure?.dismissToast()
    flushSync(() => setFailure(undefined))
    window.scrollTo(0, 0)
    if (page.current && !focusFirstInvalid(page.current)) page.current.querySelector('h1')?.focus()
  }
  const showGuest = (guest: SavedRegistration) => {
    failure?.dismissToast()
    onShow(guest)
  }

  return (
    <>
      {failure ? (
        <RegistrationFailed
          error={failure.error}
          onBack={goBack}
          savedGuests={savedGuests}
          onShow={showGuest}
        />
      ) : null}
      <Stack gap={6} hidden={failure !== undefined} ref={page}>
        <Stack gap={2}>
          <Heading level={1} tabIndex={-1}>
            {words.heading(terms.real_property.name)}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <SavedGuests guests={savedGuests} onShow={showGuest} />
        <InvitationTermsCard terms={terms} />
        <Stack as="section" gap={4} aria-label={words.form.label}>
          <Heading level={2}>{words.form.label}</Heading>
          <GuestForm invitationKey={invitationKey} onRegistered={onRegistered} onFailed={showFailure} />
        </Stack>
        <PrivacyPart />
      </Stack>
    </>
  )
}
