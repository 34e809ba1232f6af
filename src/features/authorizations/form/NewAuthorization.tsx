import { useState } from 'react'
import { useCreateAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { Button } from '@/design-system/components/Button/Button'
import { paths } from '@/paths'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { Page } from '@/patterns/page/Page'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { toAuthorizationInput } from './to-request'
import { usePlace } from './use-place'
import type { AuthorizationValues } from './values'

/** `/preauthorization/new` (P2). */
export function NewAuthorization({ ContactPicker }: { ContactPicker: ContactPickerComponent }) {
  const place = usePlace()
  const { request, send } = useIdempotentRequest()
  const createAuthorization = useCreateAuthorization({ request })
  const [saved, setSaved] = useState<AuthorizationResult>()

  const create = async (values: AuthorizationValues) => {
    const data = toAuthorizationInput(values)
    setSaved(await send(data, () => createAuthorization.mutateAsync({ ...place, data })))
  }

  if (saved) {
    return (
      <AuthorizationSaved
        title={copy.saved.created}
        result={saved}
        another={<Button onClick={() => setSaved(undefined)}>{copy.saved.another}</Button>}
      />
    )
  }
  return (
    <Page title={copy.create.title} back={{ to: paths.home(), label: copy.back }} width="form">
      <AuthorizationForm ContactPicker={ContactPicker} onSubmit={create} />
    </Page>
  )
}
