import { get as getByHttp, type IncomingHttpHeaders } from 'node:http'
import { get as getByHttps } from 'node:https'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Requests an address as it is. `fetch` would decode the body, and a URL would remove `..`. */
export const request = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { protocol, hostname, port, origin } = new URL(address)
    const get = protocol === 'https:' ? getByHttps : getByHttp
    get({ hostname, port, path: address.slice(origin.length), headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
