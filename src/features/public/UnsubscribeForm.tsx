import * as v from 'valibot'
import { useConfirmUnsubscribe } from '../../api/generated/public/public'
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox'
import { Heading } from '../../design-system/components/Heading/Heading'
import { Stack } from '../../design-system/components/Stack/Stack'
import { Text } from '../../design-system/components/Text/Text'
import { CheckedForm } from '../../patterns/form/CheckedForm'
import { SubmitButton } from '../../patterns/form/SubmitButton'
import { useFormField } from '../../patterns/form/use-form-field'
import { copy } from './copy'

const words = copy.unsubscribe

const unsubscribeForm = v.object({
  isSure: v.pipe(
    v.boolean(),
    v.check((isSure) => isSure, words.unchecked),
  ),
})

interface UnsubscribeFormProps {
  linkKey: string
  fullName: string
  onDone: () => void
  onFailed: (error: unknown) => void
}

/** Asks whoever got the link whether they are sure (P2). */
export function UnsubscribeForm({ linkKey, fullName, onDone, onFailed }: UnsubscribeFormProps) {
  const confirm = useConfirmUnsubscribe()
  const unsubscribe = () => confirm.mutateAsync({ id: linkKey, data: {} }).then(onDone, onFailed)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {words.title}
        </Heading>
        <Text>{words.greeting(fullName)}</Text>
        <Text tone="muted">{words.intro}</Text>
      </Stack>
      <CheckedForm initialValues={{ isSure: false }} schema={unsubscribeForm} onSubmit={unsubscribe}>
        {({ isValid }) => (
          <>
            <SureField />
            <SubmitButton stretch disabledReason={isValid ? undefined : words.unchecked}>
              {words.confirm}
            </SubmitButton>
          </>
        )}
      </CheckedForm>
    </Stack>
  )
}

function SureField() {
  return <Checkbox {...useFormField<boolean>('isSure')} label={words.check} />
}
