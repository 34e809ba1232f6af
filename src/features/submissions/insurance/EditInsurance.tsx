import { useMemo } from 'react'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPersonPage } from '@/api/generated/model/insuredPersonPage'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { copy } from '../drawer/copy'
import { EditActions } from '../drawer/EditActions'
import { DocumentsField } from '../form/DocumentsField'
import { HolderFields } from '../form/HolderFields'
import { InsuredPeopleField } from '../form/InsuredPeopleField'
import { createInsuranceSchema, insuranceServerFields, toInsuranceValues } from '../form/insurance-form'
import { leaveOutOfInsurance } from '../form/leave-out'
import { ObservationsField } from '../form/ObservationsField'
import { PolicyFields } from '../form/PolicyFields'
import { toWantedInsurance } from '../sending/form-submission'
import { toHeldInsurance } from '../sending/submission-state'
import { useSubmissionSending } from '../sending/use-submission-sending'

interface EditInsuranceProps extends RouteDialogActions {
  submission: InsuranceSubmission
  people: InsuredPersonPage
}

/** Edits an insurance submission. Only its differences are sent. */
export function EditInsurance({ submission, people, close, finish }: EditInsuranceProps) {
  const sending = useSubmissionSending({ onDone: finish })
  const schema = useMemo(
    () => createInsuranceSchema({ variant: 'drawer', today, keptTo: submission.to_date }),
    [submission.to_date],
  )
  const initialValues = useMemo(
    () =>
      toInsuranceValues(
        submission,
        people.results.map(({ person }) => person),
      ),
    [submission, people],
  )
  const { sections } = copy
  return (
    <FormShell
      initialValues={initialValues}
      schema={schema}
      serverFields={insuranceServerFields}
      isDisabled={sending.isRunning || sending.decided !== undefined}
      isGuarded={!sending.isRunning}
      onSubmit={(values) =>
        sending.send(toWantedInsurance(values), toHeldInsurance(submission, people.results))
      }
    >
      <Stack gap={8}>
        <FieldGroup size="md" legend={sections.people}>
          <InsuredPeopleField known={people.results} />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.insurance}>
          <PolicyFields company={submission.company} />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.holder}>
          <HolderFields />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.documents}>
          <DocumentsField isLabelHidden />
        </FieldGroup>
        <FieldGroup size="md" legend={sections.observations}>
          <ObservationsField isLabelHidden />
        </FieldGroup>
        <EditActions sending={sending} without={leaveOutOfInsurance} onClose={close} />
      </Stack>
    </FormShell>
  )
}
