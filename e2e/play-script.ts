import type { ScriptedCall } from './script-of-calls'

/** Where to play, in which session of that host. */
interface Stage {
  script: readonly ScriptedCall[]
  /** The origin of the host. */
  base: string
  session?: string
}

/**
 * Sends the calls one after the other. Answers for each its method, path, status, type and text. Uses nothing from
 * outside itself, so that it runs in a page as well.
 */
export async function play({ script, base, session }: Stage): Promise<string[]> {
  const tokens = new Map<string, string>()
  const bodyOf = ({ json, form, text }: ScriptedCall) => {
    if (json !== undefined) return JSON.stringify(json)
    if (!form) return text
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, new File([value.text], value.name, { type: value.type }))
    }
    return body
  }
  const answers: string[] = []
  for (const call of script) {
    const token = call.as === undefined ? undefined : tokens.get(call.as)
    const headers = {
      ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(session !== undefined && { 'X-Mock-Session': session }),
      ...call.headers,
    }
    const response = await fetch(`${base}${call.path}`, { method: call.method, headers, body: bodyOf(call) })
    const text = await response.text()
    const { username } = (call.json ?? {}) as { username?: string }
    if (response.ok && username !== undefined) tokens.set(username, JSON.parse(text).token)
    answers.push(
      `${call.method} ${call.path} ${response.status} ${response.headers.get('Content-Type')} ${text}`,
    )
  }
  return answers
}

/** An answer in which the host's own address is the same everywhere. */
export const withoutHost = (text: string, ...origins: readonly string[]): string =>
  origins.reduce((rest, origin) => rest.replaceAll(origin, 'http://host'), text)
