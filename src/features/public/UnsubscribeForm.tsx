import { use } from 'react'
import * as v from 'valibot'
import { publicWrites } from '@/api/writes/public'
import { WriteSenderContext } from '@/api/writes/write-sender'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { formDrafts } from '@/patterns/form/form-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { unsubscribeCopy } from './unsubscribe-copy'

const words = unsubscribeCopy

const unsubscribeFormSchema = v.object({
  isSure: v.pipe(
    v.boolean(),
    v.check((isSure) => isSure, words.unchecked),
  ),
})

interface UnsubscribeFormProps {
  linkId: string
  onDone: () => void
  onFailed: (error: unknown) => void
}

export function UnsubscribeForm({ linkId, onDone, onFailed }: UnsubscribeFormProps) {
  const sendWrite = use(WriteSenderContext)
  const unsubscribe = () => sendWrite(publicWrites.confirmUnsubscribe, { id: linkId }).then(onDone, onFailed)
  return (
    <CheckedForm
      draft="unsubscribe"
      drafts={formDrafts}
      initialValues={{ isSure: false }}
      schema={unsubscribeFormSchema}
      onSubmit={unsubscribe}
    >
      {({ isValid }) => (
        <>
          <SureField />
          <SubmitButton stretch disabledReason={isValid ? undefined : words.unchecked}>
            {words.confirm}
          </SubmitButton>
        </>
      )}
    </CheckedForm>
  )
}

function SureField() {
  return <Checkbox {...useFormField<boolean>('isSure')} label={words.check} />
}
