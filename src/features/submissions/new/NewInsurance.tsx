import { useRef } from 'react'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { DocumentsField } from '../form/DocumentsField'
import { FormHandle, type FormHandleValue } from '../form/FormHandle'
import { HolderFields } from '../form/HolderFields'
import { InsuredPeopleField } from '../form/InsuredPeopleField'
import { createInsuranceSchema, emptyInsurance, insuranceServerFields } from '../form/insurance-form'
import { leaveOutOfInsurance } from '../form/leave-out'
import { ObservationsField } from '../form/ObservationsField'
import { PolicyFields } from '../form/PolicyFields'
import { toWantedInsurance } from '../sending/form-submission'
import { UnfinishedSubmission } from '../sending/UnfinishedSubmission'
import { useSubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'
import { FilingActions } from './FilingActions'

const schema = createInsuranceSchema({ variant: 'new', today })

interface NewInsuranceProps {
  onFiled: () => void
}

export function NewInsurance({ onFiled }: NewInsuranceProps) {
  const form = useRef<FormHandleValue>(null)
  const sending = useSubmissionSending({ onDone: onFiled })
  return (
    <Stack gap={6}>
      <UnfinishedSubmission kind="INSURANCE" onDone={() => form.current?.isChanged || onFiled()} />
      <FormShell
        initialValues={emptyInsurance}
        schema={schema}
        serverFields={insuranceServerFields}
        isDisabled={sending.isRunning}
        isGuarded={!sending.isRunning}
        onSubmit={(values) => sending.send(toWantedInsurance(values))}
      >
        <FormHandle ref={form} />
        <Stack gap={8}>
          <FieldGroup legend={copy.sections.people}>
            <InsuredPeopleField />
          </FieldGroup>
          <FieldGroup legend={copy.sections.insurance}>
            <PolicyFields />
          </FieldGroup>
          <FieldGroup legend={copy.sections.holder}>
            <HolderFields />
          </FieldGroup>
          <FieldGroup legend={copy.sections.documents}>
            <DocumentsField isLabelHidden required />
          </FieldGroup>
          <FieldGroup legend={copy.sections.observations}>
            <ObservationsField isLabelHidden />
          </FieldGroup>
          <FilingActions kind="INSURANCE" sending={sending} without={leaveOutOfInsurance} />
        </Stack>
      </FormShell>
    </Stack>
  )
}
