import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { FormSending } from '../form/FormSending'
import { buildKindSearch, type SubmissionKind } from '../kinds'
import type { SubmissionCall } from '../sending/diff-calls'
import type { SubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'

interface FilingActionsProps<Values> {
  kind: SubmissionKind
  sending: SubmissionSending
  /** Returns the form's values without a left-out person or file. */
  without: (call: SubmissionCall, values: Values) => Values
}

export function FilingActions<Values extends object>(props: FilingActionsProps<Values>) {
  const { kind, sending, without } = props
  return (
    <Stack gap={4}>
      <FormSending sending={sending} without={without} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <ButtonLink render={<Link to={{ pathname: paths.submissions(), search: buildKindSearch(kind) }} />}>
          {copy.cancel}
        </ButtonLink>
        {/* After a failure the progress shows its own retry button. */}
        {sending.isStopped && !sending.decided ? null : <SubmitButton>{copy.submit}</SubmitButton>}
      </Inline>
    </Stack>
  )
}
