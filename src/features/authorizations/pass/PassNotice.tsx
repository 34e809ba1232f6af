import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { isOverdue } from '@/domain/authorizations'
import { formatDay } from '@/domain/days'
import type { Pass } from '@/domain/passes'
import { paths } from '@/paths'
import { copy } from './copy'

/** Why a pass lets nobody in, and what to do about it; nothing where it does. */
export function PassNotice({ pass }: { pass: Pass }): ReactNode {
  if (isOverdue(pass)) {
    return (
      <Alert tone="warning" title={copy.expired.title}>
        {copy.expired.body(formatDay(pass.to_date))}
      </Alert>
    )
  }
  if (pass.preauthorization_type === 'INVITE') {
    const open = (
      <ButtonLink size="sm" render={<Link to={paths.editInvitation(pass.id)} />}>
        {copy.invitation.open}
      </ButtonLink>
    )
    return (
      <Alert title={copy.invitation.title} action={open}>
        {copy.invitation.body}
      </Alert>
    )
  }
  if (pass.qrcode !== undefined) return null
  return (
    <Alert tone="warning" title={copy.withoutCode.title}>
      {copy.withoutCode.body}
    </Alert>
  )
}
