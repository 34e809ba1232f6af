import { useMemo } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Stack } from '@/design-system/components/Stack/Stack'
import { passOf } from '@/domain/passes'
import { useSession } from '@/session/use-session'
import { ShareMessage } from '../share/ShareMessage'
import { PassActions } from './PassActions'
import { PassCard } from './PassCard'
import { PassNotice } from './PassNotice'
import { useSavePass } from './use-saved-pass'

/** The pass of an authorization that the API has just told; from now on it can be seen without a connection. */
export function LoadedPass({ authorization }: { authorization: AuthorizationDetail }) {
  const { properties } = useSession().session
  const pass = useMemo(() => passOf(authorization, properties), [authorization, properties])
  useSavePass(pass)
  const { message } = authorization
  return (
    <Stack gap={5}>
      <PassNotice pass={pass} />
      <PassCard pass={pass} />
      {pass.qrcode === undefined ? null : <PassActions qrcode={pass.qrcode} />}
      {message === undefined ? null : <ShareMessage message={message} authorization={authorization} />}
    </Stack>
  )
}
