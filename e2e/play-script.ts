import type { ScriptedCall } from './script-of-calls'

interface PlayOptions {
  script: readonly ScriptedCall[]
  /** The origin of the host that receives the calls. */
  base: string
  /** The name of the world that receives the calls. Defaults to the common world of the host. */
  session?: string
}

/**
 * Sends the calls of a script one after the other. Returns one text for each call: the method and path of the call, and the
 * status, content type and body of the response. The function uses no outer variable, so that Playwright can run it in a page.
 */
export async function playScript({ script, base, session }: PlayOptions): Promise<string[]> {
  const tokens = new Map<string, string>()
  const createBody = ({ json, form, text }: ScriptedCall) => {
    if (json !== undefined) return JSON.stringify(json)
    if (!form) return text
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, new File([value.text], value.name, { type: value.type }))
    }
    return body
  }
  const responses: string[] = []
  for (const call of script) {
    const token = call.as === undefined ? undefined : tokens.get(call.as)
    const headers = {
      ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(session !== undefined && { 'X-Mock-Session': session }),
      ...call.headers,
    }
    const response = await fetch(`${base}${call.path}`, {
      method: call.method,
      headers,
      body: createBody(call),
    })
    const text = await response.text()
    const { username } = (call.json ?? {}) as { username?: string }
    if (response.ok && username !== undefined) tokens.set(username, JSON.parse(text).token)
    responses.push(
      `${call.method} ${call.path} ${response.status} ${response.headers.get('Content-Type')} ${text}`,
    )
  }
  return responses
}

/** Replaces each of `origins` in a text by the same origin, so that a test can compare the responses of two hosts. */
export const replaceOrigins = (text: string, ...origins: readonly string[]): string =>
  origins.reduce((result, origin) => result.replaceAll(origin, 'http://host'), text)
