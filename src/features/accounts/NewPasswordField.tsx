import { Circle, CircleCheck, Dot } from 'lucide-react'
import { useId } from 'react'
import { Inline } from '@/design-system/components/Inline/Inline'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { checkPasswordRules, type PasswordRule } from './passwords'

interface NewPasswordFieldProps {
  label: string
  isDisabled?: boolean
}

/** The field `password` of a form, and below it the rules that a new password must meet. */
export function NewPasswordField({ label, isDisabled = false }: NewPasswordFieldProps) {
  const hintsId = useId()
  const field = useFormField<string>('password')
  return (
    <Stack gap={2}>
      <PasswordField
        {...field}
        label={label}
        autoComplete="new-password"
        showLabel={copy.password.show}
        hideLabel={copy.password.hide}
        aria-describedby={hintsId}
        disabled={field.disabled || isDisabled}
        required
      />
      <PasswordHints id={hintsId} password={field.value} />
    </Stack>
  )
}

/** Lists the rules for a new password, and marks the rules that `password` meets. The browser cannot check every rule. */
function PasswordHints({ id, password }: { id: string; password: string }) {
  return (
    <Stack gap={1} id={id}>
      <Text as="span" size="sm" tone="muted">
        {copy.password.hints}
      </Text>
      <Stack as="ul" gap={1}>
        {checkPasswordRules(password).map(({ rule, isMet }) => (
          <Text key={rule} as="li" size="sm" tone={isMet ? 'success' : 'muted'}>
            <Inline as="span" gap={2} align="start" wraps={false}>
              <Mark isMet={isMet} />
              <span>
                {copy.password.rules[rule]}
                {isMet ? <VisuallyHidden> ({copy.password.met})</VisuallyHidden> : null}
              </span>
            </Inline>
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

function Mark({ isMet }: Pick<PasswordRule, 'isMet'>) {
  const Icon = isMet === undefined ? Dot : isMet ? CircleCheck : Circle
  return <Icon size={20} aria-hidden="true" />
}
