import { Circle, CircleCheck, Dot } from 'lucide-react'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'
import { type PasswordRule, passwordRules } from './passwords'

interface PasswordHintsProps {
  /** The id that the field's `aria-describedby` refers to. */
  id: string
  /** The password typed so far. */
  password: string
}

/**
 * The rules of a new password. The rules that the browser can check are marked when the password meets them.
 */
export function PasswordHints({ id, password }: PasswordHintsProps) {
  return (
    <Stack gap={1} id={id}>
      <Text as="span" size="sm" tone="muted">
        {copy.password.hints}
      </Text>
      <Stack as="ul" gap={1}>
        {passwordRules(password).map(({ rule, isMet }) => (
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
