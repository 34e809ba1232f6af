import type { ReactNode } from 'react'
import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { lotForms } from '@/copy/lot-forms'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import type { CheckedFormProps } from '@/patterns/form/CheckedForm'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useNotify } from '@/patterns/notify/use-notify'
import { commonCopy as copy, recordCopy } from './copy'
import { useLotView } from './use-lot-view'

interface RecordFormProps<Values extends object, Saved>
  extends Pick<CheckedFormProps<Values>, 'initialValues' | 'schema' | 'serverFields'> {
  /** Whether the form edits an existing record. If another user has removed that record, saving fails with an explanation. */
  isExisting: boolean
  /** A sentence that follows the reason why the form is read-only. */
  refusalHint?: string
  /** Saves the values. The form shows the error that this function throws. */
  onSubmit: (values: Values) => Promise<Saved>
  /** Called after saving. If this function is absent, the table opens after saving. */
  onSaved?: (savedRecord: Saved) => void
  children: ReactNode
}

/** The form of a new or existing record of a lot, shown instead of the table. If the tab is read-only, so is the form. */
export function RecordForm<Values extends object, Saved>(props: RecordFormProps<Values, Saved>) {
  const { isExisting, refusalHint, onSubmit, onSaved, children, ...form } = props
  const { tab, refusal, close, finish } = useLotView()
  const notify = useNotify()
  const words = recordCopy[tab]
  const saveRecord = async (values: Values) => {
    const savedRecord = await onSubmit(values)
    notify.success(isExisting ? words.changed : words.created)
    if (onSaved) onSaved(savedRecord)
    else finish()
  }
  const warnOfMissingFields = (errors: readonly { message: string }[]) => {
    if (errors.some(({ message }) => message === lotForms.required)) notify.warning(lotForms.incomplete)
  }
  return (
    <Stack gap={5}>
      <Heading level={2}>{isExisting ? (refusal ? words.read : words.edit) : words.create}</Heading>
      {refusal ? <Alert>{refusalHint ? `${refusal}. ${refusalHint}` : refusal}</Alert> : null}
      <FormShell
        {...form}
        draft="record"
        isDisabled={refusal !== undefined}
        describe={(error) => (isExisting && isNotFound(error) ? [copy.goneInForm] : describeError(error))}
        onInvalid={warnOfMissingFields}
        onSubmit={saveRecord}
      >
        {children}
        <StickyActions>
          {refusal ? null : <SubmitButton>{copy.save}</SubmitButton>}
          <Button onClick={close}>{refusal ? copy.back : copy.cancel}</Button>
        </StickyActions>
      </FormShell>
    </Stack>
  )
}
