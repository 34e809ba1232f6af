import { useRef } from 'react'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy as words } from '../copy'
import {
  backgroundCheckServerFields,
  createBackgroundCheckSchema,
  emptyBackgroundCheck,
} from '../form/background-check-form'
import { CheckEntriesField } from '../form/CheckEntriesField'
import { FormHandle, type FormHandleValue } from '../form/FormHandle'
import { leaveOutOfCheck } from '../form/leave-out'
import { ObservationsField } from '../form/ObservationsField'
import { useOpenEntry } from '../form/use-open-entry'
import { toWantedBackgroundCheck } from '../sending/form-submission'
import { UnfinishedSubmission } from '../sending/UnfinishedSubmission'
import { useSubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'
import { FilingActions } from './FilingActions'

const schema = createBackgroundCheckSchema({ today })

interface NewBackgroundCheckProps {
  onFiled: () => void
}

export function NewBackgroundCheck({ onFiled }: NewBackgroundCheckProps) {
  const { state: place, reveal } = useOpenEntry()
  const notify = useNotify()
  const form = useRef<FormHandleValue>(null)
  const sending = useSubmissionSending({ onDone: onFiled })
  return (
    <Stack gap={6}>
      <UnfinishedSubmission kind="BACKGROUND_CHECK" onDone={() => form.current?.isChanged || onFiled()} />
      <FormShell
        initialValues={emptyBackgroundCheck}
        schema={schema}
        serverFields={backgroundCheckServerFields}
        isDisabled={sending.isRunning}
        isGuarded={!sending.isRunning}
        onReveal={reveal}
        onInvalid={() => notify.warning(words.incomplete)}
        onSubmit={(values) => sending.send(toWantedBackgroundCheck(values))}
      >
        <FormHandle ref={form} />
        <Stack gap={8}>
          <FieldGroup legend={copy.sections.people}>
            <CheckEntriesField place={place} />
          </FieldGroup>
          <FieldGroup legend={copy.sections.observations}>
            <ObservationsField isLabelHidden />
          </FieldGroup>
          <FilingActions kind="BACKGROUND_CHECK" sending={sending} without={leaveOutOfCheck} />
        </Stack>
      </FormShell>
    </Stack>
  )
}
