import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { type SubmissionKind, searchOfKind } from '../kinds'
import { SendingProgress } from '../sending/SendingProgress'
import type { Sending } from '../sending/use-sending'
import { copy } from './copy'

interface FilingActionsProps {
  kind: SubmissionKind
  sending: Sending
}

/** What a form of a new submission ends with: how its sending goes, back to the list of its kind, or on to the Administration (L2). */
export function FilingActions({ kind, sending }: FilingActionsProps) {
  return (
    <Stack gap={4}>
      <SendingProgress sending={sending} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <ButtonLink render={<Link to={{ pathname: paths.submissions(), search: searchOfKind(kind) }} />}>
          {copy.cancel}
        </ButtonLink>
        <SubmitButton>{copy.submit}</SubmitButton>
      </Inline>
    </Stack>
  )
}
