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

/** Returns what the API knows: an email in small letters, or a document number without the dots that people write in it. */
function normalizeUsername(text: string): string {
  const username = text.trim().toLowerCase()
  return /^[\d.\s]+$/.test(username) ? username.replace(/\D/g, '') : username
}

const toLoginInput = ({ username, password }: Credentials): LoginInput => ({
  username: normalizeUsername(username),
  password,
  device: getDeviceInfo(version),
})

/** Signs in. The caller must make the returned session the current session. */
export async function sendCredentials(credentials: Credentials): Promise<Session> {
  const data = toLoginInput(credentials)
  return requireValidSession(await login(data), { username: data.username })
}
