import { useMemo } from 'react'
import type { BackgroundCheckPersonPage } from '@/api/generated/model/backgroundCheckPersonPage'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy as words } from '../copy'
import { copy } from '../drawer/copy'
import { EditActions } from '../drawer/EditActions'
import {
  backgroundCheckServerFields,
  createBackgroundCheckSchema,
  toBackgroundCheckValues,
} from '../form/background-check-form'
import { CheckEntriesField } from '../form/CheckEntriesField'
import { leaveOutOfCheck } from '../form/leave-out'
import { ObservationsField } from '../form/ObservationsField'
import { useOpenEntry } from '../form/use-open-entry'
import { toWantedBackgroundCheck } from '../sending/form-submission'
import { toHeldBackgroundCheck } from '../sending/submission-state'
import { useSubmissionSending } from '../sending/use-submission-sending'

interface EditCheckProps extends RouteDialogActions {
  submission: BackgroundCheckSubmission
  people: BackgroundCheckPersonPage
}

/** Edits a background check. Only its differences are sent. */
export function EditCheck({ submission, people, close, finish }: EditCheckProps) {
  const { results } = people
  const sending = useSubmissionSending({ onDone: finish })
  const { state: place, reveal } = useOpenEntry()
  const notify = useNotify()
  const schema = useMemo(() => createBackgroundCheckSchema({ today, kept: results }), [results])
  const initialValues = useMemo(() => toBackgroundCheckValues(submission, results), [submission, results])
  const { sections } = copy
  return (
    <FormShell
      initialValues={initialValues}
      schema={schema}
      serverFields={backgroundCheckServerFields}
      isDisabled={sending.isRunning || sending.decided !== undefined}
      isGuarded={!sending.isRunning}
      onReveal={reveal}
      onInvalid={() => notify.warning(words.incomplete)}
      onSubmit={(values) =>
        sending.send(toWantedBackgroundCheck(values), toHeldBackgroundCheck(submission, results))
      }
    >
      <Stack gap={8}>
        <FieldGroup size="md" legend={sections.people}>
          <CheckEntriesField place={place} known={results} />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.observations}>
          <ObservationsField isLabelHidden />
        </FieldGroup>
        <EditActions sending={sending} without={leaveOutOfCheck} onClose={close} />
      </Stack>
    </FormShell>
  )
}
