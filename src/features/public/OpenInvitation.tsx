import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import { GuestForm, type Registration } from './GuestForm'
import { InvitationRefused } from './InvitationRefused'
import { InvitationRegistered } from './InvitationRegistered'
import { InvitationTermsCard } from './InvitationTermsCard'

const words = copy.invitation

interface OpenInvitationProps {
  invitationKey: string
  terms: InvitationTerms
}

/** The invitation, who accepts it, and what came of that. If it fails, what was typed stays below the view that says so (P2). */
export function OpenInvitation({ invitationKey, terms }: OpenInvitationProps) {
  const notify = useNotify()
  const [registration, setRegistration] = useState<Registration>()
  const [failure, setFailure] = useState<{ error: unknown; dismissToast: () => void }>()
  const page = useRef<HTMLDivElement>(null)

  const register = (accepted: Registration) => {
    notify.success(accepted.message)
    setRegistration(accepted)
  }
  const refuse = (error: unknown) => setFailure({ error, dismissToast: notify.error(words.refused.toast) })
  const goBack = () => {
    failure?.dismissToast()
    flushSync(() => setFailure(undefined))
    window.scrollTo(0, 0)
    if (page.current && !focusFirstInvalid(page.current)) page.current.querySelector('h1')?.focus()
  }

  if (registration) return <InvitationRegistered registration={registration} terms={terms} />
  return (
    <>
      {failure ? <InvitationRefused error={failure.error} onBack={goBack} /> : null}
      <Stack gap={6} hidden={failure !== undefined} ref={page}>
        <Stack gap={2}>
          <Heading level={1} tabIndex={-1}>
            {words.heading(terms.real_property.name)}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <InvitationTermsCard terms={terms} />
        <Stack as="section" gap={4} aria-label={words.form.label}>
          <Heading level={2}>{words.form.label}</Heading>
          <GuestForm invitationKey={invitationKey} onRegistered={register} onRefused={refuse} />
        </Stack>
      </Stack>
    </>
  )
}
