import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { paths } from '@/paths'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { type SubmissionKind, searchOfKind } from '../kinds'
import type { Sending } from '../sending/use-sending'
import { copy } from './copy'

interface FilingActionsProps {
  kind: SubmissionKind
  sending: Sending
}

/** What a form of a new submission ends with: back to the list of its kind, or on to the Administration (L2). */
export function FilingActions({ kind, sending }: FilingActionsProps) {
  return (
    <Inline gap={3} justify="end" stacksOnPhone>
      <ButtonLink render={<Link to={{ pathname: paths.submissions(), search: searchOfKind(kind) }} />}>
        {copy.cancel}
      </ButtonLink>
      <SubmitButton>{copy.submit}</SubmitButton>
    </Inline>
  )
}
