import { useEffect } from 'react'
import { config } from '@/config'
import { useSession } from '@/session/use-session'
import { loadChatWhenIdle } from './chat'

/** The third-party chat, for residents, where the installation has one; it draws itself. */
export function ResidentsChat() {
  const { isResident } = useSession().roles
  const address = config().chatScriptUrl
  useEffect(() => {
    if (isResident && address !== '') return loadChatWhenIdle(address)
  }, [isResident, address])
  return null
}
