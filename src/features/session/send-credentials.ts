import { login } from '@/api/generated/calls/session/session'
import type { LoginInput } from '@/api/generated/model/loginInput'
import { getDeviceInfo } from '@/session/device'
import type { Session } from '@/session/session-schema'
import { requireValidSession } from '@/session/session-store'
import { version } from '@/version'

/** What the user types to sign in. */
export interface Credentials {
  username: string
  password: string
}

const toLoginInput = ({ username, password }: Credentials): LoginInput => ({
  username: username.trim().toLowerCase(),
  password,
  device: getDeviceInfo(version),
})

/** Signs in. The caller must make the returned session the current session. */
export async function sendCredentials(credentials: Credentials): Promise<Session> {
  const data = toLoginInput(credentials)
  return requireValidSession(await login(data), { username: data.username })
}
