import { useId } from 'react'
import { Link } from 'react-router-dom'
import { page } from '@/copy/page'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from '../copy'
import { PasswordHints } from '../PasswordHints'

const { register } = copy

interface AccountFieldsProps {
  /** Whether the code and the document are verified. No password can be chosen before. */
  isVerified: boolean
}

/** The password with its rules, and the acceptance of the terms. */
export function AccountFields({ isVerified }: AccountFieldsProps) {
  const hintsId = useId()
  const password = useFormField<string>('password')
  const terms = useFormField<boolean>('acceptsTerms')
  return (
    <>
      <Stack gap={2}>
        <PasswordField
          {...password}
          label={register.password}
          autoComplete="new-password"
          showLabel={copy.password.show}
          hideLabel={copy.password.hide}
          aria-describedby={hintsId}
          disabled={password.disabled || !isVerified}
          required
        />
        <PasswordHints id={hintsId} password={password.value} />
      </Stack>
      <Checkbox
        {...terms}
        // The disabled button gives the reason.
        error={undefined}
        label={
          <>
            {register.acceptTerms}
            <TextLink render={<Link to={paths.terms()} />} newTabLabel={page.opensInTab}>
              {register.terms}
            </TextLink>
          </>
        }
        required
      />
    </>
  )
}
