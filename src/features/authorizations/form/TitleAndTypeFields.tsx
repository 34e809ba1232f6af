import { AuthorizationType } from '@/api/generated/model/authorizationType'
import { authorizationTypes } from '@/copy/authorizations'
import { Select } from '@/design-system/components/Select/Select'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { authorizationLimits } from './schema'

/** Invitations have a form of their own. */
const types = Object.values(AuthorizationType).filter((type) => type !== 'INVITE')

/** Title and type of an authorization. */
export function TitleAndTypeFields() {
  return (
    <>
      <TextField
        {...useFormField<string>('title')}
        label={copy.title.label}
        hint={copy.title.hint}
        maxLength={authorizationLimits.title}
        autoComplete="off"
      />
      <Select
        {...useFormField<string>('type')}
        label={copy.type.label}
        placeholder={copy.type.placeholder}
        options={types.map((type) => ({ value: type, label: authorizationTypes[type] }))}
        required
      />
    </>
  )
}
