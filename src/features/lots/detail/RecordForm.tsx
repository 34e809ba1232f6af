import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useIncompleteWarning } from '../use-incomplete-warning'
import { recordCopy as copy } from './record-copy'
import { useLotView } from './use-lot-view'

interface RecordFormProps<Values extends object> {
  title: string
  /** Whether the record already exists, so that another user may have removed it meanwhile. */
  isKnown: boolean
  /** The reason why the form is read-only. */
  lock?: string
  initialValues: Values
  schema: v.GenericSchema<Values, unknown>
  /** Maps the contract's fields to the form's inputs where their names differ. */
  serverFields?: Readonly<Record<string, string>>
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: Values) => Promise<void>
  /** Whether the table opens after saving. If not, the caller shows the result. */
  shouldFinish?: boolean
  children: ReactNode
}

/** The form of a new, existing or read-only record of a lot. It replaces the table. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { title, isKnown, lock, shouldFinish = true, children, ...form } = props
  const { close, finish } = useLotView()
  const warnOfGaps = useIncompleteWarning()
  const save = async (values: Values) => {
    await form.onSubmit(values)
    if (shouldFinish) finish()
  }
  return (
    <Stack gap={5}>
      <Heading level={2}>{title}</Heading>
      {lock ? <Alert>{lock}</Alert> : null}
      <FormShell
        {...form}
        isDisabled={lock !== undefined}
        describe={(error) => (isKnown && isNotFound(error) ? [copy.goneInForm] : describeError(error))}
        onInvalid={warnOfGaps}
        onSubmit={save}
      >
        {children}
        <StickyActions>
          {lock ? null : <SubmitButton>{copy.save}</SubmitButton>}
          <Button onClick={close}>{lock ? copy.back : copy.cancel}</Button>
        </StickyActions>
      </FormShell>
    </Stack>
  )
}
